// Read only by browsers that do not know modules; written for them.
(function () {
  function show() {
    var alert = document.getElementById("failure");
    alert.textContent = document.getElementById("failure-texts").textContent.split("\n")[3];
    alert.removeAttribute("hidden");
  }
  document.addEventListener("DOMContentLoaded", show);
})();
