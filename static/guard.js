// Shows an error on the page. Only browsers without support for modules, in which the program cannot start, run this
// script (`nomodule`).
(function () {
  document.documentElement.setAttribute("data-started", "");
  var alert = document.getElementById("failure");
  alert.textContent = document.querySelector('#failure-texts [data-failure="start"]').textContent;
  alert.removeAttribute("hidden");
  var loading = document.getElementById("loading");
  loading.parentNode.removeChild(loading);
})();
