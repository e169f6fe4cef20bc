import { startOverCode } from '@portal/protocol/envelope'
import { RemoteError } from '@portal/protocol/remote-error'

/** The server takes no further try: what was begun has to be begun anew. */
export const startsOver = (error: unknown): boolean =>
  error instanceof RemoteError && error.code === String(startOverCode)
