// For browsers that know no modules: the words of a language that they all understand.
// biome-ignore lint/complexity/useArrowFunction: they know no arrow functions either
document.addEventListener('DOMContentLoaded', function () {
  var notice = document.getElementById('start-unsupported')
  if (notice) notice.removeAttribute('hidden')
})
