import type { StartNotice } from './start-notice.ts'

/** Shows why the portal can't start; its buttons reload the page. Returns a function that hides it. */
export function showStartNotice(id: StartNotice): () => void {
  const notice = document.getElementById(id)
  notice?.removeAttribute('hidden')
  notice?.addEventListener('click', (event) => {
    if (!(event.target instanceof HTMLButtonElement)) return
    // A GET form would drop the query of the address.
    event.preventDefault()
    window.location.reload()
  })
  return () => notice?.setAttribute('hidden', '')
}
