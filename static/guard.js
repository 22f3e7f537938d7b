// Shows an error on the page: the figures cannot start. Only browsers without support for modules run this script.
(function () {
  document.documentElement.setAttribute("data-started", "");
  var alert = document.getElementById("failure");
  alert.textContent = document.querySelector('#failure-texts [data-failure="start"]').textContent;
  alert.removeAttribute("hidden");
  var loading = document.getElementById("loading");
  loading.parentNode.removeChild(loading);
})();
