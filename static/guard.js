// Says on the page when the script that starts it cannot even be loaded or understood. Written for old browsers too.
(function () {
  function show(kind) {
    var alert = document.getElementById("failure");
    var texts = document.getElementById("failure-texts");
    if (!alert || !texts || !alert.hidden) return;
    alert.textContent = (texts.content || texts).querySelector('[data-failure="' + kind + '"]').textContent;
    alert.removeAttribute("hidden");
    var loading = document.getElementById("loading");
    if (loading) loading.parentNode.removeChild(loading);
  }
  function later(kind) {
    if (document.readyState === "loading") {
      document.addEventListener("DOMContentLoaded", function () { show(kind); });
    } else {
      show(kind);
    }
  }
  if (!("noModule" in document.createElement("script"))) later("start");
  // That a file did not arrive is told to its element alone, so it is listened for on the way there.
  window.addEventListener("error", function (event) {
    if (event.target && event.target.tagName === "SCRIPT") later("download");
  }, true);
})();
