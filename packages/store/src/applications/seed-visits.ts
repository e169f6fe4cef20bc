import { companyDay } from '@portal/protocol/company-time'
import { insertRows } from '../engines/insert-rows.ts'
import type { Application, PrismaClient } from '../generated/client.ts'
import { numberedByTime } from '../seeds/in-chunks.ts'
import { byId, randomFor } from '../seeds/random.ts'
import { startOfDay } from '../worlds/clock.ts'
import { applicationNumber } from './application-cases.ts'

const hourMs = 3_600_000
const findings = [
  '样品陈列完整，灯光需调整；导购已完成新品培训',
  '主推系列缺样 2 款，已提醒经销商补样',
  '门头形象完好，本月进店量较上月增加',
  '库存偏高，建议配合促销活动消化',
  '竞品在同楼层开新店，建议尽快更新样板间',
]

interface Job {
  readonly seed: string
  readonly now: Date
  readonly count: number
}

/** Adds visits to stores by the people who look after them; none in a company without such people. */
export async function writeVisits(db: PrismaClient, { seed, now, count }: Job): Promise<void> {
  const orderBy = { id: 'asc' } as const
  const visitors = await db.user.findMany({
    where: { responsibilities: { some: { responsibility: { code: 'CZDP_SALES' } } } },
    orderBy,
  })
  const stores = await db.sampleOrder.findMany({ where: { status: 'displayed' }, orderBy })
  if (visitors.length === 0 || stores.length === 0) return
  const { _max } = await db.application.aggregate({ _max: { id: true } })
  const rows = Array.from({ length: count }, (_row, index): Application => {
    const number = index + 1
    const id = (_max.id ?? 0) + number
    const draw = randomFor(seed, 'Visit', number)
    const { storeName, distributorId } = draw('store').choose(stores, byId)
    const day = startOfDay(now, -draw('age').int(1, 60))
    const values = { storeName, visitedOn: companyDay(day), findings: draw('findings').pick(findings) }
    return {
      ...{ id, applicationNo: applicationNumber(id), kind: 'visit', state: 'recorded', distributorId },
      createdById: draw('visitor').choose(visitors, byId).id,
      submittedAt: new Date(day.getTime() + draw('hour').int(10, 18) * hourMs),
      ...{ decidedAt: null, amountCents: null, recordNo: '', submissionKey: null },
      values: JSON.stringify(values),
    }
  })
  await insertRows(
    db,
    'Application',
    numberedByTime(rows, ({ submittedAt }) => submittedAt).map((row) => ({
      ...row,
      applicationNo: applicationNumber(row.id),
    })),
  )
}
