import { api } from '../../../../session/api.ts'
import { countedRows } from '../../card/rows-answer.ts'
import { useWidgetQuery } from '../../card/use-widget-query.ts'

/** The most that one confirmation takes. */
const pageRows = 500

/** Points that wait to be posted: those of the distributor who is signed in, or of all that staff look after. */
export const useWaitingPostings = () =>
  useWidgetQuery(['points'], async (options) =>
    countedRows(
      await api.integralPostDetail({ body: { pageIndex: 1, pageRows, status: 'waiting' } }, options),
    ),
  )
