import type { ProcessInformation } from '@portal/protocol/calls/approval'
import type { Distributor, DistributorAccount, User } from '@portal/store/generated/client'
import type { World } from '@portal/store/worlds/world'
import { type NameOf, word } from '../../domain/name-language.ts'
import { distributorFields, yuan } from '../../queries/wire-values.ts'
import { readApprovalAccount } from '../accounts/accounts.ts'
import { readApplication } from '../applications/applications.ts'
import { lineFields, withLines } from '../products/order-lines.ts'
import { readApplicationDetails } from './application-subject.ts'
import { type Subject, unknownWorth } from './subject-worths.ts'

type SubjectInformation = Pick<
  ProcessInformation,
  | 'amount'
  | 'distributorCode'
  | 'distributorName'
  | 'businessUnit'
  | 'facts'
  | 'lines'
  | 'changes'
  | 'account'
>

const unknownSubject: SubjectInformation = {
  ...unknownWorth,
  distributorCode: '',
  businessUnit: null,
  facts: {},
  lines: [],
  changes: [],
  account: null,
}

/** What an approval is about, as far as the user may see it. */
export function readSubject(
  world: World,
  user: User,
  { subject, businessKey }: Subject,
  nameOf: NameOf,
): Promise<SubjectInformation> {
  if (subject === 'salesOrder') return readOrder(world, user, businessKey, nameOf)
  if (subject === 'project') return readProject(world, user, businessKey, nameOf)
  if (subject === 'contract') return readContract(world, user, businessKey, nameOf)
  return readApplicationSubject(world, user, businessKey, nameOf)
}

const distributor = { include: { account: true } } as const

interface SubjectRow extends Pick<SubjectInformation, 'businessUnit'> {
  readonly amountCents: number
  readonly distributor: Distributor & { readonly account: DistributorAccount | null }
}

/** What orders, projects and contracts have in common. */
const commonFields = async (
  world: World,
  { amountCents, businessUnit, distributor }: SubjectRow,
  user: User,
  nameOf: NameOf,
) => ({
  amount: yuan(amountCents),
  businessUnit,
  ...distributorFields(distributor, nameOf),
  account: await readApprovalAccount(world, user, distributor, nameOf),
  lines: [],
  changes: [],
})

async function readOrder(world: World, user: User, orderNo: string, nameOf: NameOf) {
  const order = await world.db.salesOrder.findUnique({
    where: { orderNo },
    include: { distributor, ...withLines },
  })
  if (!order) return unknownSubject
  return {
    ...(await commonFields(world, order, user, nameOf)),
    facts: {
      orderedAt: order.orderedAt.toISOString(),
      deliveryDate: order.deliveryDate.toISOString(),
      quantity: order.quantity,
    },
    lines: order.lines.map((line) => lineFields(line, nameOf)),
  }
}

async function readProject(world: World, user: User, projectNo: string, nameOf: NameOf) {
  const project = await world.db.project.findUnique({ where: { projectNo }, include: { distributor } })
  if (!project) return unknownSubject
  return {
    ...(await commonFields(world, project, user, nameOf)),
    facts: {
      projectName: project.name,
      developer: project.developer,
      city: nameOf(word(project.city)),
      registeredAt: project.registeredAt.toISOString(),
    },
  }
}

async function readContract(world: World, user: User, contractNo: string, nameOf: NameOf) {
  const contract = await world.db.contract.findUnique({
    where: { contractNo },
    include: { distributor, project: true },
  })
  if (!contract) return unknownSubject
  return {
    ...(await commonFields(world, contract, user, nameOf)),
    facts: {
      projectNo: contract.project.projectNo,
      projectName: contract.project.name,
      developer: contract.project.developer,
      city: nameOf(word(contract.project.city)),
      signedAt: contract.signedAt.toISOString(),
      endDate: contract.endDate.toISOString(),
    },
  }
}

async function readApplicationSubject(world: World, user: User, applicationNo: string, nameOf: NameOf) {
  const application = await world.db.application.findUnique({
    where: { applicationNo },
    include: { distributor },
  })
  const shown = application && (await readApplication(world, applicationNo, nameOf))
  if (!application || !shown) return unknownSubject
  const { distributor: owner } = application
  return {
    amount: shown.amount,
    distributorCode: shown.distributorCode,
    distributorName: shown.distributorName,
    account: owner && (await readApprovalAccount(world, user, owner, nameOf)),
    ...(await readApplicationDetails(world, application, shown.values, nameOf)),
  }
}
