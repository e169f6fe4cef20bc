import type { Client } from '@portal/protocol/client'
import type { Task } from '@portal/protocol/entities/task'
import { usePortal } from '@portal/sub-app-sdk/react'
import { endedSession } from '../backend/portal-client.ts'
import { useShownAgain } from '../page/use-shown-again.ts'

/**
 * Asks again whether the step still waits whenever the page is shown again: it may have been decided meanwhile. What the person writes stays
 * where nothing has changed.
 * @returns asks at once, and tells whether it was decided; not where nobody can tell
 */
export function useDecidedElsewhere(
  client: Client,
  systemCode: string,
  task: Task | undefined,
  onDecided: () => void,
): () => Promise<boolean> {
  const portal = usePortal()
  const ask = async (signal: AbortSignal): Promise<boolean> => {
    if (!task) return false
    const { taskId, businessKey } = task
    try {
      const { data } = await client.findTodoTasks({ body: { systemCode, businessKey } }, { signal })
      if (signal.aborted || data.some((one) => one.taskId === taskId)) return false
      onDecided()
      return true
    } catch (error) {
      // Whatever else is wrong is told when the person decides.
      if (endedSession(error)) portal.sessionExpired()
      return false
    }
  }
  useShownAgain((signal) => void ask(signal))
  return () => ask(new AbortController().signal)
}
