import type { ApplicationKind, ApplicationValues } from '@portal/protocol/applications/application-kinds'
import { beginApproval } from '../begin-approval.ts'
import type { Prisma } from '../generated/client.ts'
import { aboutProject } from '../seeds/open-cases.ts'
import { pickupNumber } from '../seeds/pickups.ts'
import { projectNumber } from '../seeds/projects.ts'
import { retailOrderNumber } from '../seeds/retail-orders.ts'
import { warehouses } from '../seeds/words.ts'
import { dayMs, startOfDay } from '../worlds/clock.ts'
import { amountOf } from './application-rules.ts'
import type { NamedRecords } from './named-records.ts'

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
export async function makeRecord(tx: Tx, kind: ApplicationKind, submitted: Submitted): Promise<string> {
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
