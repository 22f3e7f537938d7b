// Says on the page that the figures cannot be started here. Only browsers without support for modules run this.
(function () {
  document.documentElement.setAttribute("data-started", "");
  var alert = document.getElementById("failure");
  alert.textContent = document.querySelector('#failure-texts [data-failure="start"]').textContent;
  alert.removeAttribute("hidden");
  var loading = document.getElementById("loading");
  loading.parentNode.removeChild(loading);
})();
