// Says on the page when the script that starts it cannot even be loaded or understood. Written for old browsers too.
(function () {
  var root = document.documentElement;
  function show(kind) {
    var alert = document.getElementById("failure");
    var texts = document.getElementById("failure-texts");
    if (!alert.hidden) return;
    alert.textContent = (texts.content || texts).querySelector('[data-failure="' + kind + '"]').textContent;
    alert.removeAttribute("hidden");
    var loading = document.getElementById("loading");
    if (loading) loading.parentNode.removeChild(loading);
  }
  function check() {
    if (!root.hasAttribute("data-started")) show("noModule" in document.createElement("script") ? "download" : "start");
  }
  // By then every script has arrived or failed.
  if (document.readyState === "complete") check();
  else window.addEventListener("load", check);
})();
