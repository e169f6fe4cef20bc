import type { FreezeRecord } from '@portal/protocol/calls/approval'
import type { Balance, PointPosting } from '@portal/protocol/calls/points'
import type { Id } from '@portal/protocol/rules/ids'
import { agreementNotRenewed, creditOverdue } from '@portal/store/seeds/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderSelection } from '../../queries/conditions.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let portal: TestApp
let dealer: string
let clerk: string
beforeAll(async () => {
  portal = await openTestApp()
  dealer = await portal.certificateOf('dealer.chengdu')
  clerk = await portal.certificateOf('wangjing')
})
afterAll(() => portal.close())

const balance = async (body: object = {}, certificate = dealer) =>
  (await portal.call('findBalanceAndIntegral', { body: { ...body } }, certificate)).data as Balance // as defined

const postings = async (body: object = {}, certificate = dealer) => {
  const input = { body: { pageRows: 999_999, ...body } }
  const { data, count } = await portal.call('integralPostDetail', input, certificate)
  return { rows: data as PointPosting[], count } // as the call is defined
}
const post = (postingIds: readonly Id[], certificate = dealer, body: object = {}) =>
  portal.call('integralPostDetailConfirm', { body: { postingIds, ...body } }, certificate)

const sum = (rows: readonly PointPosting[]) => rows.reduce((total, { integral }) => total + integral, 0)

describe('points', () => {
  test('add up: the balance is the sum of what was posted, the rest waits', async () => {
    const [posted, waiting] = [await postings({ status: 'posted' }), await postings({ status: 'waiting' })]
    expect(await balance()).toMatchObject({
      distributorCode: 'D1007',
      integral: sum(posted.rows),
      waitingIntegral: sum(waiting.rows),
    })
    expect((await postings()).count).toBe((posted.count ?? 0) + (waiting.count ?? 0))
  })

  test('that are posted move the balance, once', async () => {
    const before = await balance()
    const chosen = (await postings({ status: 'waiting' })).rows.slice(0, 2)
    const postingIds = chosen.map(({ postingId }) => postingId)
    const moved = {
      integral: before.integral + sum(chosen),
      waitingIntegral: before.waitingIntegral - sum(chosen),
    }
    expect(await post(postingIds)).toMatchObject({
      status: 'S',
      data: { postedIntegral: sum(chosen), ...moved },
    })
    expect(await balance()).toEqual({ ...before, ...moved })
    expect(await post(postingIds)).toMatchObject({
      status: 'E',
      msg: expect.stringContaining('不能重复入账'),
    })
    expect(await balance()).toEqual({ ...before, ...moved })
    const posted = (await postings({ status: 'posted' })).rows
    expect(posted.find(({ postingId }) => postingId === postingIds[0])?.postedByName).toBe('罗志强')
  })

  test('of another distributor are neither seen nor posted', async () => {
    const { rows } = await postings({ distributorCode: 'D1001' }, clerk)
    expect(new Set(rows.map(({ distributorCode }) => distributorCode))).toEqual(new Set(['D1001']))
    expect((await postings({ distributorCode: 'D1001' })).count).toBe(0)
    expect(await post([rows[0]?.postingId ?? 0])).toMatchObject({ status: 'E', data: null })
  })
})

describe('an account', () => {
  test('is shown to staff by its distributor, to a distributor only the own one', async () => {
    expect(await balance({ distributorCode: 'D1007' }, clerk)).toEqual(await balance())
    expect(await balance({ distributorCode: 'D1001' })).toBeNull()
    const unnamed = await portal.call('findBalanceAndIntegral', { body: {} }, clerk)
    expect(unnamed).toMatchObject({ status: 'E', msg: expect.stringContaining('distributorCode') })
  })

  test('is frozen as the database says, with the reason', async () => {
    const [frozen, free] = await Promise.all(
      [{ not: null }, null].map((frozenAt) =>
        portal.world.db.distributorAccount.findFirstOrThrow({
          where: { frozenAt },
          include: { distributor: true },
        }),
      ),
    )
    const check = async (distributorCode = '') =>
      (await portal.call('checkAccountFreeze', { query: { distributorCode } }, clerk)).data
    expect(await check(frozen?.distributor.code)).toMatchObject({
      frozen: 'Y',
      reason: expect.stringContaining(frozen?.freezeReason ?? ''),
    })
    expect(await check(free?.distributor.code)).toMatchObject({ frozen: 'N', reason: '', frozenAt: null })
  })

  test.each([agreementNotRenewed, creditOverdue])(
    'that is frozen for a record (%s) names it with the reason',
    async (freezeReason) => {
      const { db, now } = portal.world
      const isAgreement = freezeReason === agreementNotRenewed
      const distributor = await db.distributor.findFirstOrThrow({
        where: isAgreement
          ? { contracts: { some: { status: { not: 'waiting' }, endDate: { lt: now() } } } }
          : { salesOrders: { some: orderSelection('overdue', now()) } },
      })
      await db.distributorAccount.update({
        where: { distributorId: distributor.id },
        data: { frozenAt: now(), freezeReason },
      })
      const query = { distributorCode: distributor.code }
      const { data } = await portal.call('checkAccountFreeze', { query }, clerk)
      const { reason, freezeRecord } = data as { reason: string; freezeRecord: FreezeRecord } // as the call is defined
      expect(freezeRecord.kind).toBe(isAgreement ? 'contract' : 'order')
      expect(reason).toBe(`${freezeReason} (${freezeRecord.number})`)
    },
  )

  test('is looked after by the sales person who has its target', async () => {
    const { user, distributor } = await portal.world.db.salesTarget.findFirstOrThrow({
      where: { distributor: { code: 'D1001' } },
      orderBy: [{ month: 'desc' }, { targetCents: 'desc' }],
      include: { user: true, distributor: true },
    })
    const { data } = await portal.call(
      'checkAccountFreeze',
      { query: { distributorCode: distributor.code } },
      clerk,
    )
    expect(data).toMatchObject({
      accountManager: { name: user.fullName, phone: user.phone, email: user.email ?? '' },
    })
  })
})
