import type { createSalesOrder } from '@portal/protocol/calls/sales-order'
import type { Client, InputOf } from '@portal/protocol/client'
import { useSubmit } from '../forms/use-submit.ts'

type Order = Omit<InputOf<typeof createSalesOrder>['body'], 'submissionKey'>

/** Sends orders, one at a time. */
export const useSubmitOrder = (client: Client) =>
  useSubmit(
    async (order: Order, submissionKey) =>
      (await client.createSalesOrder({ body: { ...order, submissionKey } })).data,
  )
