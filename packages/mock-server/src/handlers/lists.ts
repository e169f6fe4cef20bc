import type { Handlers } from '../calls/call-context.ts'
import { inContractState } from '../queries/contract-states.ts'
import { visibleProjects, visibleRows } from '../queries/visible-rows.ts'
import { readBathroomDealers } from '../reads/bathroom-dealers.ts'
import { readPickups, readRetailPickups } from '../reads/pickups.ts'
import { readContracts, readProjects } from '../reads/projects.ts'
import { readRetailOrders } from '../reads/retail-orders.ts'
import { readSampleOrders } from '../reads/sample-orders.ts'

const waiting = { status: 'waiting' } as const

/** Lists of business data: each shows the rows that the caller may see. */
export const listHandlers: Pick<
  Handlers,
  | 'wyRetailOrderPage'
  | 'pickOrderList'
  | 'wyPickupPage'
  | 'ceramicPickupOrderHeadList'
  | 'bathSamplePage'
  | 'bathDealerPage'
  | 'projectReviewPagination'
  | 'contractWaitRegisterPagination'
  | 'contractPagination'
> = {
  wyRetailOrderPage: async ({ world, user, nameOf, input: { query } }) =>
    readRetailOrders(world, await visibleRows({ world, user }, query), query, nameOf),
  pickOrderList: async ({ world, user, nameOf, input: { query } }) =>
    readPickups(world, await visibleRows({ world, user }, query), query, nameOf),
  wyPickupPage: async ({ world, user, nameOf, input: { query } }) =>
    readRetailPickups(world, await visibleRows({ world, user }, query), query, nameOf),
  ceramicPickupOrderHeadList: async ({ world, user, nameOf, input: { body } }) =>
    readPickups(
      world,
      await visibleRows({ world, user }, { ...body, businessUnit: 'ceramic' }),
      body,
      nameOf,
    ),
  bathSamplePage: async ({ world, user, nameOf, input: { query } }) =>
    readSampleOrders(world, await visibleRows({ world, user }, query), query, nameOf),
  bathDealerPage: async ({ world, user, nameOf, input: { query } }) =>
    readBathroomDealers(world, await visibleRows({ world, user }, query), query, nameOf),
  projectReviewPagination: async ({ world, user, nameOf, input: { body } }) =>
    readProjects(world, await visibleProjects({ world, user }, body), body, nameOf),
  contractWaitRegisterPagination: async ({ world, user, nameOf, input: { body } }) =>
    readContracts(world, await visibleProjects({ world, user }, body), waiting, body, nameOf),
  contractPagination: async ({ world, user, nameOf, input: { body } }) =>
    readContracts(
      world,
      await visibleProjects({ world, user }, body),
      body.status ? inContractState(body.status, world.now()) : { NOT: waiting },
      body,
      nameOf,
    ),
}
