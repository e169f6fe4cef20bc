import { api } from '../../../../session/api.ts'
import { countedRows } from '../../card/list-rows.ts'
import { useWidgetQuery } from '../../card/use-widget-query.ts'

/** Maximum per confirmation. */
const pageRows = 500

/** Points that wait to be posted: the signed-in distributor's, or of all distributors that staff look after. */
export const useWaitingPostings = () =>
  useWidgetQuery(['points'], async (options) =>
    countedRows(
      await api.integralPostDetail({ body: { pageIndex: 1, pageRows, status: 'waiting' } }, options),
    ),
  )
