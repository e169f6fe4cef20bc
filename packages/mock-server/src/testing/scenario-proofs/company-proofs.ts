import type { CallId } from '@portal/protocol/registry'
import { expect } from 'vitest'
import { listCases, pageWish, wishInput } from '../list-cases.ts'
import { certificateOf, dataOf, menusOf, noticesOf, type Proof, type StagedWorld } from './staged-world.ts'

const admin = 'admin'

const ceramicOrders = async (staged: StagedWorld, userName: string) => {
  const input = { query: { current: 1, size: 1 }, body: {} }
  const certificate = await certificateOf(staged, userName)
  return (await dataOf<{ total: number }>(staged, 'ceramicSalesOrderPage', input, certificate)).total
}

const defaultCompany: Proof = async (staged) => {
  expect(await ceramicOrders(staged, admin)).toBeGreaterThan(50)
  expect(await staged.control.listFaults({ pathParams: { world: staged.portal.world.name } })).toEqual([])
}

/** Distributors, their stores and the products are no business: they stay. */
const staying: ReadonlySet<CallId> = new Set([
  'bathDealerPage',
  'distributorPage',
  'storePage',
  'productPage',
])

const businessLists: readonly { readonly id: CallId; readonly byIndex?: true }[] = [
  ...listCases.filter(({ id }) => !staying.has(id)),
  { id: 'findTodoTasks', byIndex: true },
  { id: 'findHistoricTasks', byIndex: true },
  { id: 'findFilesPagination', byIndex: true },
]
const rowsIn = (data: unknown) =>
  typeof data === 'object' && data !== null && 'records' in data ? data.records : data

const emptyCompany: Proof = async (staged) => {
  const certificate = await certificateOf(staged, 'wangjing')
  expect(await menusOf(staged, certificate)).toEqual([])
  expect(await noticesOf(staged, certificate)).toEqual([])
  expect(await ceramicOrders(staged, admin)).toBe(0)
  for (const list of businessLists) {
    const answer = await dataOf(staged, list.id, wishInput(list.id, pageWish(list, 1, 999_999)), certificate)
    expect([list.id, rowsIn(answer)]).toEqual([list.id, []])
  }
  const applications = await dataOf(
    staged,
    'applicationPage',
    { query: { current: 1, size: 5 } },
    certificate,
  )
  expect(rowsIn(applications)).toEqual([])
}

const largeCompany: Proof = async (staged) => {
  const world = staged.portal.world.name
  expect(await staged.control.worldInfo({ pathParams: { world } })).toMatchObject({
    users: 2020,
    orders: 20_400,
  })
  expect(await ceramicOrders(staged, admin)).toBeGreaterThan(5000)
  const certificate = await certificateOf(staged, admin)
  expect((await noticesOf(staged, certificate)).length).toBeGreaterThan(300)
  const text = JSON.stringify(await menusOf(staged, certificate))
  expect(text.match(/"menuCode":"PAGE_/g)?.length).toBeGreaterThan(200)
}

const manyNotices: Proof = async (staged) => {
  const certificate = await certificateOf(staged, 'wangjing')
  expect((await noticesOf(staged, certificate)).length).toBeGreaterThan(5000)
}

export const companyProofs = {
  default: defaultCompany,
  'empty-company': emptyCompany,
  'large-company': largeCompany,
  'many-notices': manyNotices,
}
