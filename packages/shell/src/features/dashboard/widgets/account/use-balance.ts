import { api } from '../../../../session/api.ts'
import { useWidgetQuery } from '../../card/use-widget-query.ts'

/** Balance, credit and points of the distributor who is signed in. */
export const useBalance = () =>
  useWidgetQuery(
    ['account'],
    async (options) => (await api.findBalanceAndIntegral({ body: {} }, options)).data,
  )
