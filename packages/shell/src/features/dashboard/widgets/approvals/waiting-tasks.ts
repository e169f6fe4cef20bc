import { api } from '../../../../session/api.ts'
import { approvalsKey } from '../../../../session/approvals.ts'
import { countedRows } from '../../card/list-rows.ts'
import { useWidgetQuery } from '../../card/use-widget-query.ts'

/** More tasks than a card shows, so that their total amount is known. */
export const page = { pageIndex: 1, pageRows: 50 }

/**
 * What waits for the user's approval, longest waiting first. Tasks are decided in the sub-systems: the list is reloaded when
 * the user returns from there.
 */
export const useWaitingTasks = () =>
  useWidgetQuery(
    [approvalsKey, 'waiting'],
    async (options) => countedRows(await api.findTodoTasks({ body: page }, options)),
    { alwaysFresh: true },
  )
