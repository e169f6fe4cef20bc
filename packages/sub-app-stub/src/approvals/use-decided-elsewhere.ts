import type { Client } from '@portal/protocol/client'
import type { Task } from '@portal/protocol/entities/task'
import { usePortal } from '@portal/sub-app-sdk/react'
import { endedSession } from '../backend/portal-client.ts'
import { useShownAgain } from '../page/use-shown-again.ts'

/**
 * Asks again whether the step still waits whenever the page is shown again: it may have been decided meanwhile. What the person writes stays
 * where nothing has changed.
 */
export function useDecidedElsewhere(
  client: Client,
  systemCode: string,
  task: Task | undefined,
  onDecided: () => void,
): void {
  const portal = usePortal()
  useShownAgain(async (signal) => {
    if (!task) return
    const { taskId, businessKey } = task
    try {
      const { data } = await client.findTodoTasks({ body: { systemCode, businessKey } }, { signal })
      if (!signal.aborted && data.every((one) => one.taskId !== taskId)) onDecided()
    } catch (error) {
      // Whatever else is wrong is told when the person decides.
      if (endedSession(error)) portal.sessionExpired()
    }
  })
}
