import type { SystemMenu } from '@portal/protocol/entities/menu'
import type { Id } from '@portal/protocol/rules/ids'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { showRejection } from '../lib/ui/error-policy.ts'
import { api } from '../session/api.ts'
import { useMenuNavigation } from './menu-navigation.ts'
import { taskPage } from './task-page.ts'

/** Opens the page of the sub-system where a task is dealt with (specification §7: getTaskUrl). */
export function useOpenTask(systems: readonly SystemMenu[]) {
  const { openMenu } = useMenuNavigation()
  const navigate = useNavigate()
  const asking = useMutation({
    mutationFn: (taskId: Id) => api.getTaskUrl({ body: { taskId } }),
    onSuccess: ({ data }) => {
      const page = taskPage(systems, data)
      if (page.kind === 'menu') openMenu(data.systemCode, page.item)
      else void navigate(page.to)
    },
    onError: showRejection,
  })
  return {
    open: (taskId: Id) => asking.mutate(taskId),
    /** The task whose page is being opened. */
    opening: asking.isPending ? asking.variables : undefined,
  }
}
