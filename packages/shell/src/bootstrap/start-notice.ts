import { RemoteError } from '@portal/protocol/remote-error'

type StartNotice = 'start-failed' | 'start-intercepted' | 'start-refused'

/**
 * The element in index.html that says why the portal can't start; its texts are inline, because text files may fail to
 * load, too.
 */
export function startNotice(error: unknown): StartNotice {
  if (!(error instanceof RemoteError)) return 'start-failed'
  if (error.kind === 'intercepted') return 'start-intercepted'
  return error.httpStatus === 401 || error.httpStatus === 403 ? 'start-refused' : 'start-failed'
}

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
