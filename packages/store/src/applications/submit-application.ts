import type { ApplicationKind, ApplicationValues } from '@portal/protocol/applications/application-kinds'
import { beginApproval } from '../begin-approval.ts'
import type { Application, Prisma } from '../generated/client.ts'
import { aboutProject } from '../seeds/approval-files.ts'
import { pickupNumber } from '../seeds/pickups.ts'
import { projectNumber } from '../seeds/projects.ts'
import { retailOrderNumber } from '../seeds/retail-orders.ts'
import { warehouses } from '../seeds/words.ts'
import { dayMs, startOfDay } from '../worlds/clock.ts'
import type { World } from '../worlds/world.ts'
import { amountOf, nameOfApplication, type RecordProblem, recordProblem } from './application-rules.ts'
import { formerValues, type NamedRecords, readNamedRecords, type UnknownRecord } from './named-records.ts'
import { aboutApplication, applicationNumber, isApprovedKind } from './seed-applications.ts'

type Tx = Prisma.TransactionClient

interface Submitted {
  readonly values: ApplicationValues
  readonly records: NamedRecords
  readonly createdById: number
  readonly seed: string
  readonly now: Date
}

/** The beginning of a day of the company. */
export const dayOf = (day: unknown): Date => startOfDay(new Date(Date.parse(String(day)) + dayMs / 2))

/** Goods are collected there by default. */
const [[usualWarehouse] = ['']] = warehouses

/**
 * Makes the record that a form is about at once: pick-ups, projects and retail orders have tables of their own.
 * @returns its number; empty for forms that make none
 */
async function makeRecord(tx: Tx, kind: ApplicationKind, submitted: Submitted): Promise<string> {
  switch (kind) {
    case 'pickup':
      return makePickup(tx, submitted)
    case 'retailPickup':
      return makeRetailPickup(tx, submitted)
    case 'project':
      return makeProject(tx, submitted)
    case 'retailOrder':
      return makeRetailOrder(tx, submitted)
    default:
      return ''
  }
}

const collection = ({ values, now }: Submitted) => ({
  status: 'requested' as const,
  warehouse: usualWarehouse,
  plateNo: String(values.plateNo),
  quantity: Number(values.quantity),
  requestedAt: now,
  pickupDate: dayOf(values.pickupDate),
})

async function makePickup(tx: Tx, submitted: Submitted): Promise<string> {
  const { order } = submitted.records
  if (!order) return ''
  const { _max } = await tx.pickup.aggregate({ _max: { id: true } })
  const id = (_max.id ?? 0) + 1
  const { businessUnit, distributorId } = order
  const pickupNo = pickupNumber('Pickup', id)
  const data = { id, pickupNo, orderId: order.id, businessUnit, distributorId, ...collection(submitted) }
  await tx.pickup.create({ data })
  return pickupNo
}

async function makeRetailPickup(tx: Tx, submitted: Submitted): Promise<string> {
  const { retailOrder } = submitted.records
  if (!retailOrder) return ''
  const { _max } = await tx.retailPickup.aggregate({ _max: { id: true } })
  const id = (_max.id ?? 0) + 1
  const pickupNo = pickupNumber('RetailPickup', id)
  await tx.retailPickup.create({
    data: { id, pickupNo, retailOrderId: retailOrder.id, ...collection(submitted) },
  })
  return pickupNo
}

async function makeProject(tx: Tx, { values, records, createdById, seed, now }: Submitted): Promise<string> {
  const { distributor } = records
  if (!distributor) return ''
  const { _max } = await tx.project.aggregate({ _max: { id: true } })
  const id = (_max.id ?? 0) + 1
  const project = await tx.project.create({
    data: {
      ...{ id, projectNo: projectNumber(id), distributorId: distributor.id, registeredAt: now },
      name: String(values.projectName),
      developer: String(values.developer),
      city: String(values.city),
      businessUnit: values.businessUnit === 'bathroom' ? 'bathroom' : 'ceramic',
      stage: 'review',
      amountCents: amountOf('project', values, records) ?? 0,
    },
    include: { distributor: true },
  })
  await beginApproval(tx, seed, { ...aboutProject(project), applicantId: createdById }, now)
  return project.projectNo
}

async function makeRetailOrder(tx: Tx, { values, records, now }: Submitted): Promise<string> {
  const { distributor, product } = records
  if (!distributor || !product) return ''
  const { _max } = await tx.retailOrder.aggregate({ _max: { id: true } })
  const id = (_max.id ?? 0) + 1
  const orderNo = retailOrderNumber(id)
  await tx.retailOrder.create({
    data: {
      ...{ id, orderNo, distributorId: distributor.id, productId: product.id, orderedAt: now },
      customerName: String(values.customerName),
      customerPhone: String(values.phone),
      address: String(values.address),
      status: 'measuring',
      quantity: Number(values.quantity),
      amountCents: amountOf('retailOrder', values, records) ?? 0,
    },
  })
  return orderNo
}

interface NewApplication {
  /** What comes again under one key is taken once. */
  readonly key: string
  readonly kind: ApplicationKind
  /** With the fields of its kind. */
  readonly values: ApplicationValues
  readonly createdById: number
  /** The distributor whose records alone may be named. */
  readonly ownId: number | undefined
}

type ApplicationOutcome =
  | { readonly kind: 'taken'; readonly application: Application }
  | { readonly kind: 'unknown'; readonly unknown: UnknownRecord }
  | { readonly kind: 'refused'; readonly why: RecordProblem }

/** Submits a form in one transaction: creates its record, or starts its approval (assumed). */
export function submitApplication(world: World, wanted: NewApplication): Promise<ApplicationOutcome> {
  const now = world.now()
  const { seed } = world.settings
  return world.db.$transaction(async (tx): Promise<ApplicationOutcome> => {
    const { key, kind, values, createdById, ownId } = wanted
    const before = await tx.application.findUnique({ where: { submissionKey: key } })
    if (before) return { kind: 'taken', application: before }
    const { records, unknown } = await readNamedRecords(tx, kind, values, ownId)
    if (unknown) return { kind: 'unknown', unknown }
    const why = recordProblem(kind, values, records)
    if (why) return { kind: 'refused', why }

    const recordNo = await makeRecord(tx, kind, { values, records, createdById, seed, now })
    const { _max } = await tx.application.aggregate({ _max: { id: true } })
    const id = (_max.id ?? 0) + 1
    const application = await tx.application.create({
      data: {
        ...{ id, applicationNo: applicationNumber(id), kind, createdById, submittedAt: now, recordNo },
        state: 'recorded',
        // What a distributor writes about nothing in particular is its own.
        distributorId: records.distributor?.id ?? ownId ?? null,
        amountCents: amountOf(kind, values, records),
        values: JSON.stringify({ ...values, ...formerValues(kind, values, records) }),
        submissionKey: key,
      },
    })
    return { kind: 'taken', application: await withApproval(tx, seed, application, records, values) }
  })
}

/** The application after its approval has started; one that no user could approve is only recorded. */
async function withApproval(
  tx: Prisma.TransactionClient,
  seed: string,
  application: Application,
  records: NamedRecords,
  values: ApplicationValues,
): Promise<Application> {
  const { id, kind, submittedAt } = application
  if (!isApprovedKind(kind)) return application
  const about = aboutApplication(application, kind, values, nameOfApplication(values, records))
  if (!(await beginApproval(tx, seed, about, submittedAt))) return application
  return tx.application.update({ where: { id }, data: { state: 'running' } })
}
