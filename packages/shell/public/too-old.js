// For browsers that know no modules: the words of a language that they all understand.
document.addEventListener('DOMContentLoaded', () => {
  var notice = document.getElementById('start-unsupported')
  if (notice) notice.removeAttribute('hidden')
})
