// Shows an error on the page, because the program cannot start: only browsers that do not support modules run this
// script (`nomodule`).
(function () {
  document.documentElement.setAttribute("data-started", "");
  var alert = document.getElementById("failure");
  alert.textContent = document.querySelector('#failure-texts [data-failure="start"]').textContent;
  alert.removeAttribute("hidden");
  var loading = document.getElementById("loading");
  loading.parentNode.removeChild(loading);
})();
