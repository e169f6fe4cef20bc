import type { Client } from '@portal/protocol/client'
import type { Task } from '@portal/protocol/entities/task'
import { usePortal } from '@portal/sub-app-sdk/react'
import { useEffect, useEffectEvent } from 'react'
import { endedSession } from '../backend/portal-client.ts'

/**
 * Asks again whether the step still waits whenever the page is shown again, or the window it is in: it may have been decided in another tab, in
 * another window or by somebody else meanwhile. What the person writes stays where nothing has changed.
 */
export function useDecidedElsewhere(
  client: Client,
  systemCode: string,
  task: Task | undefined,
  onDecided: () => void,
): void {
  const portal = usePortal()
  const ask = useEffectEvent(async (isAsked: () => boolean) => {
    if (!task) return
    const { taskId, businessKey } = task
    try {
      const { data } = await client.findTodoTasks({ body: { systemCode, businessKey } })
      if (isAsked() && data.every((one) => one.taskId !== taskId)) onDecided()
    } catch (error) {
      // Whatever else is wrong is told when the person decides.
      if (endedSession(error)) portal.sessionExpired()
    }
  })

  useEffect(() => {
    let isActive = true
    let latest = 0
    const look = () => {
      latest += 1
      const asked = latest
      if (isActive && !document.hidden) void ask(() => asked === latest)
    }
    const end = portal.on('tabActive', (isNow) => {
      isActive = isNow
      look()
    })
    document.addEventListener('visibilitychange', look)
    return () => {
      latest = Number.NaN
      end()
      document.removeEventListener('visibilitychange', look)
    }
  }, [portal])
}
