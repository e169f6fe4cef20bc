import type { ApplicationFieldName, ApplicationValues } from '@portal/protocol/applications/application-kinds'
import { companyDay } from '@portal/protocol/company-time'
import { insertRows } from '../engines/sqlite.ts'
import type { Application, ApplicationKind, PrismaClient, ProcessSubject } from '../generated/client.ts'
import { approval, insertApprovals } from '../seeds/approval-cases.ts'
import { type Attachment, document, yuan } from '../seeds/approval-files.ts'
import { approvalKinds } from '../seeds/approval-kinds.ts'
import { readApprovers } from '../seeds/approvers.ts'
import { numberedByTime } from '../seeds/in-chunks.ts'
import { byId, randomFor } from '../seeds/random.ts'
import { startOfDay } from '../worlds/clock.ts'
import { ApplicationMaterial } from './application-material.ts'
import { amountOf, nameOfApplication } from './application-rules.ts'
import type { About, Draw } from './application-values.ts'
import formLabels from './form-labels.json' with { type: 'json' }
import { formerValues, type NamedRecords } from './named-records.ts'

type FormerField = 'oldDay' | 'oldValue' | 'oldAmount' | 'oldQuantity'

/** Labels of the fields on the company's paper form; the others don't matter to an approver. */
const labels: Readonly<Partial<Record<ApplicationFieldName | FormerField, string>>> = formLabels

/** The paper that comes with an application. */
function applicationForm(
  { applicationNo, amountCents }: Pick<Application, 'applicationNo' | 'amountCents'>,
  kind: ApprovedKind,
  values: ApplicationValues,
): Attachment {
  const { name, nameEn } = approvalKinds[kind]
  const facts = Object.entries(labels).flatMap(([field, label]) => {
    const value = values[field]
    return value === undefined ? [] : [[label, String(value)] as const]
  })
  const amount = amountCents === null ? [] : [['金额', `${yuan(amountCents)} 元`] as const]
  return {
    name: `${name} ${applicationNo}.txt`,
    nameEn: `${nameEn} ${applicationNo}.txt`,
    content: document(name, [['申请编号', applicationNo], ...facts, ...amount], ['以上内容由申请人填报。']),
  }
}

export type ApprovedKind = ApplicationKind & ProcessSubject

/** Whether it is approved as an application; a new project has the approval of projects. */
export const isApprovedKind = (kind: ApplicationKind): kind is ApprovedKind =>
  kind !== 'project' && Object.hasOwn(approvalKinds, kind)

/** The applicationNo of an application by its id. */
export const applicationNumber = (id: number): string => `SQ${10_000_000 + id}`

interface Names {
  readonly name: string
  readonly nameEn: string
}

/**
 * An application as an approval case.
 * @param subject its subject, besides its number
 */
export const aboutApplication = (
  application: Application,
  kind: ApprovedKind,
  values: ApplicationValues,
  { name, nameEn }: Names,
) => {
  const { applicationNo, distributorId, createdById, submittedAt } = application
  return {
    ...{ subject: kind, businessKey: applicationNo, businessUnit: null, distributorId },
    ...{
      applicantId: createdById,
      since: submittedAt,
      attachments: [applicationForm(application, kind, values)],
    },
    about: `${applicationNo} ${name}`.trim(),
    aboutEn: `${applicationNo} ${nameEn}`.trim(),
  }
}

const hourMs = 3_600_000
const findings = [
  '样品陈列完整，灯光需调整；导购已完成新品培训',
  '主推系列缺样 2 款，已提醒经销商补样',
  '门头形象完好，本月进店量较上月增加',
  '库存偏高，建议配合促销活动消化',
  '竞品在同楼层开新店，建议尽快更新样板间',
]

interface VisitJob {
  readonly seed: string
  readonly now: Date
  readonly count: number
}

/** Adds visits to stores by the people who look after them; none in a company without such people. */
export async function writeVisits(db: PrismaClient, { seed, now, count }: VisitJob): Promise<void> {
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

/** The kinds of one round, which wait for a decision and are decided in turn; special prices are the most frequent. */
const round: readonly ApprovedKind[] = [
  'specialPrice',
  'renovation',
  'orderChange',
  'retailReturn',
  'payment',
  'specialPrice',
  'expenseClaim',
  'projectChange',
  'dealerApplication',
  'invoice',
  'tileSample',
  'specialPrice',
  'contractChange',
  'deposit',
  'projectExtension',
]

/** The kinds that come after all rounds, one for every two of these, and wait for a decision. */
const afterRounds: readonly ApprovedKind[] = ['contractRenewal']

const minuteMs = 60_000

interface Generated {
  readonly application: Application
  readonly values: ApplicationValues
  readonly records: NamedRecords
}

/** When an application was submitted. One that became a distributor is older than that distributor's orders. */
function submissionTime(kind: ApprovedKind, isDecided: boolean, draw: Draw, now: Date): Date {
  const [from, to] = !isDecided ? [1, 9] : kind === 'dealerApplication' ? [380, 700] : [12, 90]
  const minutes = draw('minute').int(9 * 60, 17 * 60)
  return new Date(startOfDay(now, -draw('age').int(from, to)).getTime() + minutes * minuteMs)
}

/** The application of a number, which is its id. */
function application(
  number: number,
  kind: ApprovedKind,
  isDecided: boolean,
  submittedAt: Date,
  about: About,
): Generated {
  const { records, recordNo = '' } = about
  const filled = about.values((days) => companyDay(startOfDay(submittedAt, days).getTime()))
  const values = { ...filled, ...(isDecided ? about.former : formerValues(kind, filled, records)) }
  return {
    ...{ values, records },
    application: {
      ...{ id: number, applicationNo: applicationNumber(number), kind, submittedAt, recordNo },
      ...{ state: isDecided ? 'approved' : 'running', createdById: 0, decidedAt: null, submissionKey: null },
      distributorId: records.distributor?.id ?? null,
      amountCents: amountOf(kind, values, records),
      values: JSON.stringify(values),
    },
  }
}

interface Job {
  readonly seed: string
  readonly now: Date
  /** How often each kind comes round. */
  readonly rounds: number
}

/** Adds applications of the kinds that the company has a page for, with their approvals. */
export async function writeApplications(db: PrismaClient, { seed, now, rounds }: Job): Promise<void> {
  const approvers = await readApprovers(db)
  const material = await ApplicationMaterial.read(db, now)
  const given = (subject: ApprovedKind, distributorId: number | null) =>
    ({ subject, businessUnit: null, distributorId }) as const
  const isPlaced = (kind: ApprovedKind) => approvers.placeOf(given(kind, null)) !== null
  const kinds = round.filter(isPlaced)
  const inRounds = Array.from({ length: rounds }, (_, index) =>
    kinds.map((kind) => ({ kind, isDecided: index % 2 === 1 })),
  )
  const after = Array.from({ length: Math.ceil(rounds / 2) }, () =>
    afterRounds.filter(isPlaced).map((kind) => ({ kind, isDecided: false })),
  )
  const made = [...inRounds, ...after].flat().flatMap(({ kind, isDecided }, index) => {
    const id = index + 1
    const draw = randomFor(seed, 'Application', id)
    const submittedAt = submissionTime(kind, isDecided, draw, now)
    const about = material.about(kind, draw, isDecided, submittedAt)
    return about ? [{ id, kind, isDecided, ...application(id, kind, isDecided, submittedAt, about) }] : []
  })
  await db.$transaction(async (tx) => {
    const { _max } = await tx.approvalProcess.aggregate({ _max: { id: true } })
    const applications: Application[] = []
    const approvals: NonNullable<ReturnType<typeof approval>>[] = []
    for (const one of numberedByTime(made, ({ application: { submittedAt } }) => submittedAt)) {
      const { kind, isDecided, values, records } = one
      const approved = given(kind, one.application.distributorId)
      const place = approvers.placeOf(approved)
      const createdById = place && approvers.applicantOf(approved, place)
      if (!place || !createdById) continue
      const row = { ...one.application, id: one.id, applicationNo: applicationNumber(one.id), createdById }
      const about = aboutApplication(row, kind, values, nameOfApplication(values, records))
      const id = (_max.id ?? 0) + approvals.length + 1
      const started = approval(seed, id, { ...about, isDecided }, place, now)
      if (!started) continue
      approvals.push(started)
      applications.push({ ...row, decidedAt: started.process.endedAt })
    }
    await insertRows(tx, 'Application', applications)
    await insertApprovals(tx, approvals)
  })
}
