import { RemoteError } from '@portal/protocol/remote-error'

export type StartNotice = 'start-failed' | 'start-intercepted' | 'start-refused'

/**
 * The element in index.html that says why the portal can't start; its texts are inline, because text files may fail to
 * load, too.
 */
export function startNotice(error: unknown): StartNotice {
  if (!(error instanceof RemoteError)) return 'start-failed'
  if (error.kind === 'intercepted') return 'start-intercepted'
  return error.httpStatus === 401 || error.httpStatus === 403 ? 'start-refused' : 'start-failed'
}
