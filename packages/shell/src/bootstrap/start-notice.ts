import { RemoteError } from '@portal/protocol/remote-error'

export type StartNotice = 'start-failed' | 'start-intercepted' | 'start-refused'

/** The element of the page that says why the portal does not start. They are in the page, as texts may not arrive either. */
export function startNotice(error: unknown): StartNotice {
  if (!(error instanceof RemoteError)) return 'start-failed'
  if (error.kind === 'intercepted') return 'start-intercepted'
  return error.httpStatus === 401 || error.httpStatus === 403 ? 'start-refused' : 'start-failed'
}
