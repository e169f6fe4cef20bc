import type { StartNotice } from './start-notice.ts'

/** Shows why the portal does not start; its buttons load the page again. Returns what hides it. */
export function showStartNotice(id: StartNotice): () => void {
  const notice = document.getElementById(id)
  notice?.removeAttribute('hidden')
  notice?.addEventListener('click', (event) => {
    if (!(event.target instanceof HTMLButtonElement)) return
    // A form would lose the query of the address.
    event.preventDefault()
    window.location.reload()
  })
  return () => notice?.setAttribute('hidden', '')
}
