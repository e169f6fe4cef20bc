import { RemoteError } from '@portal/protocol/remote-error'

/** `unreachable`: its files could not be fetched; `slow`: it did not draw in time; `broken`: its own code failed. */
export type FailureReason = 'unreachable' | 'slow' | 'broken'

/** The page was not drawn within the time it has. */
export class MountTimeout extends Error {
  override readonly name = 'MountTimeout'
  constructor(name: string, timeoutMs: number) {
    super(`${name} was not mounted within ${timeoutMs} ms`)
  }
}

export function failureReason(error: unknown): FailureReason {
  if (error instanceof MountTimeout) return 'slow'
  return error instanceof RemoteError ? 'unreachable' : 'broken'
}
