import { companyDay } from '@portal/protocol/company-time'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TemporaryStore, temporaryStore } from '../testing/temporary-store.ts'
import { startOfDay } from '../worlds/clock.ts'
import type { World } from '../worlds/world.ts'
import { seesPage, withGrants, withViewers, worksWithPage } from './sale-times.ts'

function grouped<Row>(rows: readonly (readonly [key: string, row: Row])[]): Record<string, Row[]> {
  const groups: Record<string, Row[]> = {}
  for (const [key, row] of rows) groups[key] = [...(groups[key] ?? []), row]
  return groups
}

/** Plausibility of a new world's data: no contradictions, on whatever day it is created. */
describe.each(['2026-01-01', '2026-03-31', '2026-07-15', '2026-11-26'])('a world made on %s', (day) => {
  const now = new Date(`${day}T02:00:00Z`)
  const today = startOfDay(now)
  let temporary: TemporaryStore
  let db: World['db']
  beforeAll(async () => {
    temporary = await temporaryStore({ now: () => now.getTime(), ownTemplate: true })
    db = (await temporary.store.world('main')).db
  })
  afterAll(() => temporary.remove())

  it('numbers all records in the order of their times', async () => {
    const approvals = await db.approvalProcess.findMany()
    const applications = await db.application.findMany()
    const kinds: Record<string, readonly (readonly [string, Date])[]> = {
      orders: (await db.salesOrder.findMany()).map((one) => [one.orderNo.slice(2), one.orderedAt]),
      pickups: (await db.pickup.findMany()).map((one) => [one.pickupNo, one.requestedAt]),
      retailOrders: (await db.retailOrder.findMany()).map((one) => [one.orderNo, one.orderedAt]),
      retailPickups: (await db.retailPickup.findMany()).map((one) => [one.pickupNo, one.requestedAt]),
      sampleOrders: (await db.sampleOrder.findMany()).map((one) => [one.sampleNo, one.requestedAt]),
      projects: (await db.project.findMany()).map((one) => [one.projectNo, one.registeredAt]),
      contracts: (await db.contract.findMany()).map((one) => [one.contractNo, one.signedAt]),
      ...grouped(approvals.map((one) => [`approvals of ${one.subject}`, [one.processNo, one.startedAt]])),
      ...grouped(
        applications.map((one) => [`applications for ${one.kind}`, [one.applicationNo, one.submittedAt]]),
      ),
    }
    for (const [kind, rows] of Object.entries(kinds)) {
      expect(rows.length, kind).toBeGreaterThan(0)
      const byNumber = rows.toSorted(([one], [other]) => one.localeCompare(other))
      const times = byNumber.map(([, time]) => time.getTime())
      expect(times, kind).toEqual(times.toSorted((one, other) => one - other))
    }
  })

  it('has orders of those who may place them', async () => {
    const pages = await db.menuItem.findMany({
      where: { path: { in: ['/orders/ceramic/new', '/orders/bathroom/new'] } },
      include: withViewers,
    })
    const orders = await db.salesOrder.findMany({ include: { createdBy: { include: withGrants } } })
    for (const { orderNo, businessUnit, distributorId, createdBy } of orders) {
      const page = pages.find(({ path }) => path === `/orders/${businessUnit}/new`)
      expect(page && seesPage(createdBy, page), `${orderNo} by ${createdBy.userName}`).toBe(true)
      expect([null, distributorId]).toContain(createdBy.distributorId)
    }
  })

  it('has done what is done, and nothing before it was ordered', async () => {
    const orders = await db.salesOrder.findMany({ include: { pickups: true, pointPosting: true } })
    for (const { orderNo, status, quantity, orderedAt, deliveryDate, pickups, pointPosting } of orders) {
      if (status === 'completed') expect(deliveryDate < today, orderNo).toBe(true)
      const kept = pickups.filter((one) => one.status !== 'cancelled')
      const collected = kept.reduce((sum, one) => sum + one.quantity, 0)
      expect(collected, orderNo).toBeLessThanOrEqual(quantity)
      for (const { requestedAt } of pickups) expect(requestedAt > orderedAt, orderNo).toBe(true)
      expect(pointPosting !== null, orderNo).toBe(status === 'completed')
    }
    for (const order of await db.retailOrder.findMany({ include: { pickups: true } })) {
      const collected = order.pickups.reduce((sum, one) => sum + one.quantity, 0)
      expect(collected, order.orderNo).toBeLessThanOrEqual(order.quantity)
      for (const { status, requestedAt } of order.pickups) {
        expect(requestedAt > order.orderedAt, order.orderNo).toBe(true)
        expect(status === 'collected', order.orderNo).toBe(order.status === 'fitted')
      }
    }
    for (const { contractNo, status, endDate } of await db.contract.findMany()) {
      if (status === 'effective') expect(endDate >= now, contractNo).toBe(true)
    }
  })

  it('has no order of a distributor after its account was frozen, and a reason that is true', async () => {
    const accounts = await db.distributorAccount.findMany({
      where: { frozenAt: { not: null } },
      include: { distributor: { include: { salesOrders: true } } },
    })
    expect(accounts.length).toBeGreaterThan(0)
    for (const { frozenAt, freezeReason, distributor } of accounts) {
      const { code, salesOrders } = distributor
      expect(frozenAt && frozenAt <= now).toBe(true)
      for (const { orderedAt } of salesOrders) expect(frozenAt && orderedAt < frozenAt, code).toBe(true)
      const overdue = salesOrders.some(
        ({ status, deliveryDate }) => status === 'shipped' && deliveryDate < startOfDay(now, -30),
      )
      expect(freezeReason?.includes('超期未还'), code).toBe(overdue)
    }
  })

  it('has approvals of people who work there, decided by others before what follows from them', async () => {
    const approvals = await db.approvalProcess.findMany({
      include: { tasks: true, applicant: { include: withGrants }, menuItem: { include: withViewers } },
    })
    for (const { processNo, subject, applicant, menuItem, tasks } of approvals) {
      if (subject === 'contract') expect(seesPage(applicant, menuItem), processNo).toBe(true)
      expect(
        tasks.map(({ assigneeId }) => assigneeId),
        processNo,
      ).not.toContain(applicant.id)
      expect(worksWithPage(applicant, menuItem), `${processNo} of ${applicant.userName}`).toBe(true)
    }
    const endOf = new Map(approvals.map(({ businessKey, endedAt }) => [businessKey, endedAt]))
    for (const { order, pickupNo, requestedAt } of await db.pickup.findMany({ include: { order: true } })) {
      const endedAt = endOf.get(order.orderNo)
      if (endedAt) expect(endedAt <= requestedAt, pickupNo).toBe(true)
    }
    for (const { contractNo, registeredAt } of await db.contract.findMany()) {
      const endedAt = endOf.get(contractNo)
      if (endedAt && registeredAt) expect(endedAt <= registeredAt, contractNo).toBe(true)
    }
  })

  it('has projects and contracts checked by the sales people of their distributors', async () => {
    const subjects = [...(await db.project.findMany()), ...(await db.contract.findMany())].map(
      (one) => ['projectNo' in one ? one.projectNo : one.contractNo, one] as const,
    )
    const about = new Map(subjects)
    const owners = await db.salesTarget.findMany({ where: { user: { kind: 'sales' } } })
    const tasks = await db.approvalTask.findMany({
      where: { process: { subject: { in: ['project', 'contract'] } }, assignee: { kind: 'sales' } },
      include: { process: true },
    })
    expect(tasks.length).toBeGreaterThan(0)
    for (const { process, assigneeId } of tasks) {
      const { distributorId, businessUnit } = about.get(process.businessKey) ?? {}
      const owner = owners.find(
        (one) => one.distributorId === distributorId && one.businessUnit === businessUnit,
      )
      expect(assigneeId, process.businessKey).toBe(owner?.userId)
    }
  })

  it('has applications for what there was when they were submitted', async () => {
    const times = new Map([
      ...(await db.salesOrder.findMany()).map((one) => [one.orderNo, one.orderedAt] as const),
      ...(await db.retailOrder.findMany()).map((one) => [one.orderNo, one.orderedAt] as const),
      ...(await db.project.findMany()).map((one) => [one.projectNo, one.registeredAt] as const),
      ...(await db.contract.findMany()).map((one) => [one.contractNo, one.signedAt] as const),
    ])
    const applications = await db.application.findMany()
    for (const { applicationNo, values, submittedAt } of applications) {
      const { orderNo, projectNo, contractNo } = JSON.parse(values)
      const since = times.get(orderNo ?? projectNo ?? contractNo)
      if (since) expect(since < submittedAt, applicationNo).toBe(true)
    }
    const states = grouped(applications.map(({ kind, state }) => [kind, state]))
    for (const [kind, ofKind] of Object.entries(states)) {
      // A visit is only recorded, and a renewal that was approved would have another contract.
      if (kind !== 'visit' && kind !== 'contractRenewal')
        expect(new Set(ofKind), kind).toEqual(new Set(['running', 'approved']))
    }
  })

  it('has stores that sell in every month of the year', async () => {
    const orders = await db.retailOrder.findMany()
    const months = new Set(orders.map(({ orderedAt }) => companyDay(orderedAt).slice(0, 7)))
    expect(months.size).toBeGreaterThanOrEqual(day.endsWith('-01') ? 11 : 12)
    const byStore = grouped(orders.map((one) => [String(one.distributorId), one.orderedAt]))
    for (const [distributorId, times] of Object.entries(byStore)) {
      const sold = new Set(times.map((time) => companyDay(time).slice(0, 7)))
      expect(months.size - sold.size, distributorId).toBeLessThanOrEqual(2)
    }
  })

  it('has notices that people have read after they came out, and a questionnaire that some have answered', async () => {
    const received = await db.noticeRecipient.findMany({
      include: { notice: true, user: { include: { demoAccount: true } } },
    })
    for (const { id, readAt, notice } of received) {
      if (readAt) expect(readAt > notice.startDate && readAt < now, String(id)).toBe(true)
    }
    const isShown = ({ notice: { startDate, endDate, status } }: (typeof received)[number]) =>
      startDate <= now && endDate >= now && status !== 'draft'
    const shown = received.filter(isShown)
    const share = shown.filter(({ readAt }) => readAt).length / shown.length
    expect(share).toBeGreaterThan(0.15)
    expect(received.filter(({ user, readAt }) => user.demoAccount && readAt)).toEqual([])
    const responses = await db.questionnaireResponse.findMany({
      include: { user: { include: { demoAccount: true } }, answers: true },
    })
    expect(responses.length).toBeGreaterThan(0)
    for (const { user, answers } of responses) {
      expect(user.demoAccount).toBeNull()
      expect(answers.length).toBeGreaterThanOrEqual(7)
    }
  })
})
