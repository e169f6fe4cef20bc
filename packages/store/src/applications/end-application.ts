import type { ApplicationValues } from '@portal/protocol/applications/application-kinds'
import type { Application, Prisma } from '../generated/client.ts'
import { largestAmountCents } from '../largest-amount.ts'
import { agreementNotRenewed } from '../seeds/accounts.ts'
import { contractNumber } from '../seeds/projects.ts'
import { withAddress } from './named-records.ts'
import { dayOf } from './submit-application.ts'

/** Contracts of the fixtures have the ids of their projects; renewed ones follow after all of these. */
const firstId = 5_000_000

/**
 * Creates the contract of the new term, valid from its first day, and lifts a freeze caused by the missing renewal
 * (assumed).
 * @returns its number; empty where the former one no longer exists
 */
async function renewContract(
  tx: Prisma.TransactionClient,
  { contractNo, startDate, endDate, target }: ApplicationValues,
  now: Date,
): Promise<string> {
  const former = await tx.contract.findUnique({ where: { contractNo: String(contractNo) } })
  if (!former) return ''
  const { projectId, businessUnit, distributorId } = former
  const { _max } = await tx.contract.aggregate({ _max: { id: true } })
  const id = Math.max(_max.id ?? 0, firstId) + 1
  const renewed = await tx.contract.create({
    data: {
      ...{ id, contractNo: contractNumber(id), projectId, businessUnit, distributorId, status: 'effective' },
      ...{ signedAt: now, registeredAt: now, startDate: dayOf(startDate), endDate: dayOf(endDate) },
      amountCents: Math.round(Number(target) * 100),
    },
  })
  await tx.distributorAccount.updateMany({
    where: { distributorId, freezeReason: agreementNotRenewed },
    data: { frozenAt: null, freezeReason: null },
  })
  return renewed.contractNo
}

/** Codes of new distributors follow those of the fixtures. */
const firstNumber = 8001

/**
 * Adds a distributor that sells tiles, with an empty account (assumed). It sells where the company sells tiles first.
 * @returns its code
 */
async function addDistributor(tx: Prisma.TransactionClient, name: string, city: string): Promise<string> {
  const { _max } = await tx.distributor.aggregate({ _max: { id: true } })
  const id = (_max.id ?? 0) + 1
  const code = `D${firstNumber + id}`
  const area = await tx.distributorSaleArea.findFirst({
    where: { businessUnit: 'ceramic' },
    orderBy: { id: 'asc' },
    omit: { id: true, distributorId: true },
  })
  await tx.distributor.create({
    data: {
      // Distributors that apply for themselves have one name.
      ...{ id, code, name, nameEn: name, city },
      ...(area ? { saleAreas: { create: area } } : {}),
      account: { create: { level: 'C', balanceCents: 0, creditLimitCents: 0 } },
    },
  })
  return code
}

type Tx = Prisma.TransactionClient

/** Ends an application with its approval; what was approved is carried out (assumed). */
export async function endApplication(
  tx: Tx,
  applicationNo: string,
  verdict: 'approved' | 'rejected',
  now: Date,
): Promise<void> {
  const where = { applicationNo, state: 'running' } as const
  const { count } = await tx.application.updateMany({ where, data: { state: verdict, decidedAt: now } })
  if (count === 0 || verdict === 'rejected') return
  const application = await tx.application.findUniqueOrThrow({ where: { applicationNo } })
  await carryOut(tx, application, valuesOf(application), now)
}

/** The fields of an application. */
export const valuesOf = ({ values }: Pick<Application, 'values'>): ApplicationValues => JSON.parse(values)

async function carryOut(tx: Tx, application: Application, values: ApplicationValues, now: Date) {
  switch (application.kind) {
    case 'orderChange':
      return changeOrder(tx, values, now)
    case 'projectChange':
      return changeProject(tx, values)
    case 'projectExtension':
      return extendRegistration(tx, values)
    case 'contractRenewal':
      return keepNumber(tx, application, await renewContract(tx, values, now))
    case 'contractChange':
      return changeContract(tx, values)
    case 'payment':
    case 'expenseClaim':
      return credit(tx, application)
    case 'retailReturn':
      return takeBack(tx, application, values)
    case 'dealerApplication':
      return keepNumber(
        tx,
        application,
        await addDistributor(tx, String(values.dealerName), String(values.city)),
      )
    // The others are agreed upon; what follows happens outside the portal.
  }
}

/** Stores in the application what it has created. */
const keepNumber = (tx: Tx, { id }: Application, recordNo: string) =>
  tx.application.update({ where: { id }, data: { recordNo } })

/** A cancelled order needs no decision any more. */
async function changeOrder(tx: Tx, { orderNo, changeKind, newDay, newValue }: ApplicationValues, now: Date) {
  const order = await tx.salesOrder.findUnique({ where: { orderNo: String(orderNo) } })
  if (!order) return
  const where = { id: order.id }
  if (changeKind === 'deliveryDate') {
    await tx.salesOrder.update({ where, data: { deliveryDate: dayOf(newDay) } })
  } else if (changeKind === 'address') {
    const remark = withAddress(order.remark, String(newValue))
    await tx.salesOrder.update({ where, data: { remark } })
  } else {
    await tx.salesOrder.update({ where, data: { status: 'cancelled' } })
    const process = { subject: 'salesOrder', businessKey: order.orderNo, state: 'running' } as const
    const open = { process, state: { in: ['waiting' as const, 'pending' as const] } }
    await tx.approvalTask.updateMany({ where: open, data: { state: 'skipped' } })
    await tx.approvalProcess.updateMany({ where: process, data: { state: 'rejected', endedAt: now } })
  }
}

const changeProject = (tx: Tx, { projectNo, changeKind, newValue, newAmount }: ApplicationValues) =>
  tx.project.updateMany({
    where: { projectNo: String(projectNo) },
    data:
      changeKind === 'amount'
        ? { amountCents: Math.round(Number(newAmount) * 100) }
        : changeKind === 'developer'
          ? { developer: String(newValue) }
          : { name: String(newValue) },
  })

const extendRegistration = (tx: Tx, { projectNo, until }: ApplicationValues) =>
  tx.project.updateMany({
    where: { projectNo: String(projectNo) },
    data: { validUntil: dayOf(until) },
  })

const changeContract = (tx: Tx, { contractNo, changeKind, newDay, newAmount }: ApplicationValues) =>
  tx.contract.updateMany({
    where: { contractNo: String(contractNo) },
    data:
      changeKind === 'amount'
        ? { amountCents: Math.round(Number(newAmount) * 100) }
        : changeKind === 'endDate'
          ? { endDate: dayOf(newDay) }
          : { status: 'terminated' },
  })

/** Puts the amount on the distributor's account. */
async function credit(tx: Tx, { distributorId, amountCents }: Application) {
  if (distributorId === null || amountCents === null) return
  const where = { distributorId }
  const account = await tx.distributorAccount.findUnique({ where })
  if (!account) return
  const balanceCents = Math.min(account.balanceCents + amountCents, largestAmountCents)
  await tx.distributorAccount.update({ where, data: { balanceCents } })
}

/** Takes what came back off the retail order. */
async function takeBack(tx: Tx, { amountCents }: Application, { orderNo, quantity }: ApplicationValues) {
  const order = await tx.retailOrder.findUnique({ where: { orderNo: String(orderNo) } })
  if (!order) return
  await tx.retailOrder.update({
    where: { id: order.id },
    data: {
      quantity: Math.max(order.quantity - Number(quantity), 0),
      amountCents: Math.max(order.amountCents - (amountCents ?? 0), 0),
    },
  })
}
