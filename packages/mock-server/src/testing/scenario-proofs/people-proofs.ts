import type { SalesOrder } from '@portal/protocol/calls/order'
import { expect } from 'vitest'
import { certificateOf, dataOf, flattened, menusOf, noticesOf, type Proof, userInfo } from './staged-world.ts'

const noResponsibilities: Proof = async (staged) => {
  const info = await userInfo(staged, await certificateOf(staged, 'wangjing'))
  expect(info.userRespList).toEqual([])
}

/** A distributor whose sale areas are all of one business unit, and who sees own orders only. */
const distributorOf =
  (businessUnit: string, userName: string, distributorCode: string): Proof =>
  async (staged) => {
    const [session] = staged.applied.certificates
    expect(session?.userName).toBe(userName)
    const certificate = session?.certificate ?? ''
    const info = await userInfo(staged, certificate)
    expect(info).toMatchObject({ userName, distributorInfoBean: { distributorCode } })
    const units = info.sapDistributorSaleAreas.map(({ salesOrgBusinessType }) => salesOrgBusinessType)
    expect(new Set(units)).toEqual(new Set([businessUnit]))

    const query = { current: 1, size: 999_999 }
    const ceramic = await dataOf<{ records: SalesOrder[] }>(
      staged,
      'ceramicSalesOrderPage',
      { query, body: {} },
      certificate,
    )
    const owners = new Set(ceramic.records.map((order) => order.distributorCode))
    expect(owners).toEqual(new Set(businessUnit === 'ceramic' ? [distributorCode] : []))
    const byPassword = await userInfo(staged, await certificateOf(staged, userName))
    expect(byPassword.userId).toBe(info.userId)
  }

const manyPositions: Proof = async (staged) => {
  const { baseUserPosition } = await userInfo(staged, await certificateOf(staged, 'wangjing'))
  expect(baseUserPosition).toHaveLength(12)
  const defaults = baseUserPosition.map(({ defaultPosition }) => defaultPosition)
  expect(defaults).toEqual(['Y', ...new Array(11).fill('N')])
}

const newColleague: Proof = async (staged) => {
  const certificate = await certificateOf(staged, 'zhaolei')
  const { userFullName, userRespList } = await userInfo(staged, certificate)
  expect([userFullName, userRespList.map(({ responsibilityCode }) => responsibilityCode)]).toEqual([
    '赵磊',
    ['LTC_MANAGER', 'BI_VIEWER'],
  ])
  const page = { body: { pageIndex: 1, pageRows: 10 } }
  const tasks = await dataOf<{ businessKey: string }[]>(staged, 'findTodoTasks', page, certificate)
  expect(tasks.map(({ businessKey }) => businessKey).sort()).toEqual(['TC90000001', 'TC90000002'])
  const titles = (await noticesOf(staged, certificate)).map(({ title }) => title)
  expect(titles).toContain('入职问卷')
  const items = (await menusOf(staged, certificate)).flatMap(({ menuList }) => flattened(menuList))
  expect(items.map((item) => item.path)).toContain('/orders/special')
  const others = await noticesOf(staged, await certificateOf(staged, 'wangjing'))
  expect(others.map(({ title }) => title)).not.toContain('入职问卷')
}

export const peopleProofs = {
  'new-colleague': newColleague,
  'no-responsibilities': noResponsibilities,
  'distributor-ceramic': distributorOf('ceramic', 'dealer.foshan', 'D1001'),
  'distributor-bathroom': distributorOf('bathroom', 'dealer.hangzhou', 'D1004'),
  'many-positions': manyPositions,
}
