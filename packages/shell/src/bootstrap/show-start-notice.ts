import type { StartNotice } from './start-notice.ts'

/** Shows why the portal does not start; its buttons load the page again. Returns what hides it. */
export function showStartNotice(id: StartNotice): () => void {
  const notice = document.getElementById(id)
  notice?.removeAttribute('hidden')
  notice?.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLButtonElement) window.location.reload()
  })
  return () => notice?.setAttribute('hidden', '')
}
