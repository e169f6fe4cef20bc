import { RemoteError } from '@portal/protocol/remote-error'

/** The outcome for several tasks. */
export interface Decided<One> {
  readonly done: readonly One[]
  readonly failed: readonly { readonly task: One; readonly error: unknown }[]
}

/** In sequence: a failure doesn't stop the others, unless it is the end of the session. */
export async function decideEach<One>(
  tasks: readonly One[],
  send: (task: One) => Promise<unknown>,
): Promise<Decided<One>> {
  const done: One[] = []
  const failed: { task: One; error: unknown }[] = []
  let ended: unknown
  for (const task of tasks) {
    if (ended) {
      failed.push({ task, error: ended })
      continue
    }
    try {
      await send(task)
      done.push(task)
    } catch (error) {
      failed.push({ task, error })
      if (error instanceof RemoteError && error.kind === 'sessionEnded') ended = error
    }
  }
  return { done, failed }
}
