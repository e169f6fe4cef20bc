import type { Task } from '@portal/protocol/calls/approval'
import type { Id } from '@portal/protocol/rules/ids'

/** How long an approval can be undone before it is sent, in ms; as in the portal's inbox. */
const undoMs = 5000

export type DecidedTask = Pick<Task, 'taskId' | 'businessKey'>

/** How far a decision is. */
export type Progress =
  | { readonly is: 'undoable' | 'sending' | 'sent' }
  | { readonly is: 'failed'; readonly error: unknown }

interface Approval {
  readonly task: DecidedTask
  readonly comment: string
}

interface State {
  /** What can be undone. */
  readonly undoable: Approval | undefined
  /** By the task's id as text. */
  readonly progress: ReadonlyMap<string, Progress>
}

type OnFailed = (approval: Approval, error: unknown) => void

/** The decisions of one tab. An approval is sent some seconds later, unless it is undone, and before the next decision. */
export function createDecisions(send: (approval: Approval) => Promise<unknown>) {
  let state: State = { undoable: undefined, progress: new Map() }
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  const failed = new Set<OnFailed>()

  function change(undoable: Approval | undefined, taskId: Id, now: Progress | undefined): void {
    const progress = new Map(state.progress)
    if (now) progress.set(String(taskId), now)
    else progress.delete(String(taskId))
    state = { undoable, progress }
    for (const listener of [...listeners]) listener()
  }

  async function sendNow(approval: Approval): Promise<void> {
    const { taskId } = approval.task
    change(undefined, taskId, { is: 'sending' })
    try {
      await send(approval)
      change(state.undoable, taskId, { is: 'sent' })
    } catch (error) {
      change(state.undoable, taskId, { is: 'failed', error })
      for (const listener of [...failed]) listener(approval, error)
    }
  }

  function flush(): void {
    clearTimeout(timer)
    if (state.undoable) void sendNow(state.undoable)
  }

  return {
    state: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onFailed(listener: OnFailed): () => void {
      failed.add(listener)
      return () => failed.delete(listener)
    },
    approve(approval: Approval): void {
      flush()
      change(approval, approval.task.taskId, { is: 'undoable' })
      timer = setTimeout(flush, undoMs)
    },
    /** @returns the approval that was undone */
    undo(): Approval | undefined {
      clearTimeout(timer)
      const { undoable } = state
      if (undoable) change(undefined, undoable.task.taskId, undefined)
      return undoable
    },
    /** Sends at once what could be undone. */
    flush,
    /** Records a decision made in another way. */
    decided: (taskId: Id): void => change(state.undoable, taskId, { is: 'sent' }),
    /** Takes note of how far a decision is. */
    forget: (taskId: Id): void => change(state.undoable, taskId, undefined),
  }
}

export type Decisions = ReturnType<typeof createDecisions>
