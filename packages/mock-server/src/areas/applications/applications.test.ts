import type { ApplicationKind } from '@portal/protocol/applications/application-kinds'
import type { Application } from '@portal/protocol/calls/application'
import { companyDay } from '@portal/protocol/company-time'
import { dayMs } from '@portal/store/worlds/clock'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formTester, type Records } from '../../testing/form-tester.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await openTestApp()
})
afterAll(() => portal.close())

const { ask, answer, day, form, records, collection, listed } = formTester(() => portal)

describe('a form that makes a record at once', () => {
  it.each([
    [
      'pickup',
      'tanglei',
      ({ order }: Records) => ({ orderNo: order.orderNo, ...collection() }),
      'pickOrderList',
      'pickupNo',
    ],
    [
      'retailPickup',
      'zhengfeng',
      ({ retailOrder }: Records) => ({ orderNo: retailOrder.orderNo, ...collection() }),
      'wyPickupPage',
      'pickupNo',
    ],
    [
      'retailOrder',
      'zhengfeng',
      () => ({
        ...{ distributorCode: 'D1001', customerName: '王小姐', phone: '138', address: '滨江一栋' },
        ...{ productCode: 'T1001', quantity: 3 },
      }),
      'wyRetailOrderPage',
      'orderNo',
    ],
  ] as const)('%s: the record is in its list', async (kind, by, values, list, numberField) => {
    const given = await records()
    const made = await answer<Application>(by, 'submitApplication', form(kind, values(given)))
    expect(made.recordNo).not.toBe('')
    const { records: rows } = await answer<{ records: Record<string, unknown>[] }>(by, list, {
      query: { current: 1, size: 5 },
    })
    expect(rows.map((row) => row[numberField])).toContain(made.recordNo)
  })

  it('project: it is listed under review, with a task for the first approver', async () => {
    const values = {
      ...{ projectName: '翠湖三期', developer: '金穗置业', city: '佛山', businessUnit: 'ceramic' },
      ...{ distributorCode: 'D1001', amount: 880_000 },
    }
    const { recordNo } = await answer<Application>(
      'dealer.foshan',
      'submitApplication',
      form('project', values),
    )
    const rows = await answer<object[]>('dealer.foshan', 'projectReviewPagination', {
      body: { projectNo: recordNo },
    })
    expect(rows).toMatchObject([{ projectName: '翠湖三期', stage: 'review', amount: 880_000 }])
    const where = { state: 'waiting', process: { businessKey: recordNo } } as const
    expect(await portal.world.db.approvalTask.count({ where })).toBe(1)
  })
})

describe('a form that is not taken', () => {
  const claim = { distributorCode: 'D1001', activity: '家装节', amount: 8000 }
  it.each([
    ['expenseClaim', { ...claim, amount: undefined }, 'The field amount: is missing'],
    ['expenseClaim', { ...claim, amount: -1 }, 'The field amount: expected an amount above 0'],
    ['expenseClaim', { ...claim, gift: 'x' }, 'The field gift: is no field of this form'],
    ['expenseClaim', { ...claim, distributorCode: 'D9' }, 'There is no D9, or you may not see it'],
    ['expenseClaim', { ...claim, distributorCode: 'D1004' }, 'There is no D1004, or you may not see it'],
    ['expenseClaim', { ...claim, activity: 'x'.repeat(65) }, 'The field activity: is too long'],
    ['vehicle', { plateNo: ' ', driver: 'a', phone: '1' }, 'The field plateNo: is missing'],
  ] as const)('%s with %j', async (kind, values, said) => {
    const certificate = await portal.certificateOf('dealer.foshan')
    const { body } = form(kind, values)
    const response = await portal.app.inject({
      method: 'POST',
      url: '/api/businessServer/application/submit',
      headers: { ...portal.headers, certificate, 'accept-language': 'en' },
      payload: { ...body },
    })
    expect(response.json()).toMatchObject({ status: 'E', msg: said })
  })

  it('days, quantities and prices have their bounds', async () => {
    const { order, tile, project, contract } = await records()
    const refused = async (kind: ApplicationKind, values: object) =>
      (await ask('wangjing', 'submitApplication', form(kind, values))).msg
    const collected = { orderNo: order.orderNo, ...collection() }
    expect(await refused('pickup', { ...collected, pickupDate: day(-1) })).toBe('字段 pickupDate 早于今天')
    expect(await refused('pickup', { ...collected, quantity: 999_999 })).toMatch(/^数量不能超过 \d+$/)
    const waiting = await portal.world.db.salesOrder.findFirstOrThrow({ where: { status: 'submitted' } })
    expect(await refused('pickup', { ...collected, orderNo: waiting.orderNo })).toBe(
      `${waiting.orderNo} 当前状态（待审批）不能办理此业务`,
    )
    const price = { projectNo: project.projectNo, productCode: tile.code, quantity: 1, reason: '无' }
    expect(await refused('specialPrice', { ...price, price: 45.8 })).toBe('特价应低于目录价 45.8 元')
    expect(await refused('payment', { contractNo: contract.contractNo, amount: 1, paidOn: day(1) })).toBe(
      '字段 paidOn 晚于今天',
    )
  })

  it('an extension is later than the present end, and a new term begins after the present end and ends after it begins', async () => {
    const { project, contract } = await records()
    const refused = async (kind: ApplicationKind, values: object) =>
      (await ask('wangjing', 'submitApplication', form(kind, values))).msg
    await portal.world.db.project.update({
      where: { id: project.id },
      data: { stage: 'bidding', validUntil: new Date(portal.world.now().getTime() + 40 * dayMs) },
    })
    const extension = { projectNo: project.projectNo, reason: '推迟招标' }
    expect(await refused('projectExtension', { ...extension, until: day(40) })).toBe(`日期须晚于 ${day(40)}`)
    const [end, next] = [0, 1].map((days) => companyDay(contract.endDate.getTime() + days * dayMs))
    const term = { contractNo: contract.contractNo, endDate: next, target: 1 }
    expect(await refused('contractRenewal', { ...term, startDate: end })).toBe(`日期须晚于 ${end}`)
    expect(await refused('contractRenewal', { ...term, startDate: next })).toBe(`日期须晚于 ${next}`)
  })

  it('a contract that is fulfilled or has ended is not changed', async () => {
    const { db } = portal.world
    for (const status of ['completed', 'terminated'] as const) {
      const { contractNo } = await db.contract.findFirstOrThrow({ where: { status } })
      const values = { contractNo, changeKind: 'amount', newAmount: 1, reason: '补充协议' }
      const { status: answered, msg } = await ask(
        'majun',
        'submitApplication',
        form('contractChange', values),
      )
      expect([answered, msg]).toEqual([
        'E',
        expect.stringMatching(`^${contractNo} 当前状态（.+）不能办理此业务$`),
      ])
    }
  })

  it('a project that is under review is not extended', async () => {
    const { project } = await records()
    await portal.world.db.project.update({ where: { id: project.id }, data: { stage: 'review' } })
    const values = { projectNo: project.projectNo, until: day(400), reason: '推迟招标' }
    const { status, msg } = await ask('wangjing', 'submitApplication', form('projectExtension', values))
    expect([status, msg]).toEqual(['E', `${project.projectNo} 当前状态（评审中）不能办理此业务`])
  })

  it('one that is sent twice is taken once, and a distributor sees no others', async () => {
    const body = form('expenseClaim', { ...claim, distributorCode: 'D1002' })
    const first = await answer<Application>('wangjing', 'submitApplication', body)
    expect(await answer<Application>('wangjing', 'submitApplication', body)).toEqual(first)
    expect(await listed('dealer.foshan', first)).toBe(undefined)
    expect(await listed('wangjing', first)).toMatchObject({ distributorCode: 'D1002' })
  })
})

it('the visits to a store are listed by its whole name', async () => {
  const visits = (conditions: object) =>
    answer<{ records: Application[] }>('luchen', 'applicationPage', {
      query: { kind: 'visit', size: 100, ...conditions },
    })
  const all = (await visits({})).records
  const storeName = String(all[0]?.values.storeName)
  const found = (await visits({ storeName })).records
  expect(found).toEqual(all.filter(({ values }) => values.storeName === storeName))
  expect(found.length).toBeGreaterThan(0)
  expect((await visits({ storeName: storeName.slice(0, 2) })).records).toEqual([])
})
