import type { Task } from '@portal/protocol/calls/approval'
import type { SystemMenu } from '@portal/protocol/entities/menu'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { showRejection } from '../lib/ui/error-policy.ts'
import { api } from '../session/api.ts'
import { useMenuNavigation } from './menu-navigation.ts'
import { taskPage } from './task-page.ts'

type OpenedTask = Pick<Task, 'taskId' | 'systemCode'>

/** Opens the page of the sub-system where a task is dealt with (specification §7: getTaskUrl). */
export function useOpenTask(systems: readonly SystemMenu[]) {
  const { openMenu } = useMenuNavigation()
  const navigate = useNavigate()
  const asking = useMutation({
    // An address that names no system is one of the task's own.
    mutationFn: async ({ taskId, systemCode }: OpenedTask) => {
      const { data } = await api.getTaskUrl({ body: { taskId } })
      return { ...data, systemCode: data.systemCode || systemCode }
    },
    onSuccess: (address) => {
      const page = taskPage(systems, address)
      if (page.kind === 'menu') openMenu(address.systemCode, page.item)
      else void navigate(page.to)
    },
    onError: showRejection,
  })
  return {
    open: (task: OpenedTask) => asking.mutate(task),
    /** The task whose page is being opened. */
    opening: asking.isPending ? asking.variables.taskId : undefined,
  }
}
