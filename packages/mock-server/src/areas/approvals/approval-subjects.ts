import type { ProcessInformation, Task } from '@portal/protocol/calls/approval'
import { isApprovedKind } from '@portal/store/applications/seed-applications'
import type {
  ApprovalProcess,
  Distributor,
  DistributorAccount,
  ProcessSubject,
  User,
} from '@portal/store/generated/client'
import type { World } from '@portal/store/worlds/world'
import { type NameOf, word } from '../../domain/name-language.ts'
import { distributorFields, flag, yuan } from '../../queries/wire-values.ts'
import { mayViewAccount, readApprovalAccount } from '../accounts/accounts.ts'
import { readApplication } from '../applications/applications.ts'
import { lineFields, withLines } from '../products/products.ts'
import { readApplicationDetails } from './application-subject.ts'

/** What an approval is about, by its number. */
type Subject = Pick<ApprovalProcess, 'subject' | 'businessKey'>
export type SubjectWorth = Required<Pick<Task, 'amount' | 'distributorName' | 'distributorFrozen'>>

/** For records that no longer exist. */
const unknownWorth = { amount: null, distributorName: '' } as const

/** A database takes a limited number of values in one condition. */
const atOnce = 500

/** The amount and the distributor of each of some approvals, as far as the user may see them. */
export async function subjectWorths(
  world: World,
  user: User,
  subjects: readonly Subject[],
  nameOf: NameOf,
): Promise<(one: Subject) => SubjectWorth> {
  const keyOf = ({ subject, businessKey }: Subject) => `${subject} ${businessKey}`
  const worths = new Map<string, SubjectWorth>()
  for (let start = 0; start < subjects.length; start += atOnce) {
    const some = subjects.slice(start, start + atOnce)
    for (const row of await readWorths(world, some)) {
      const { amountCents, distributor } = row
      worths.set(keyOf(row), {
        amount: amountCents === null ? null : yuan(amountCents),
        distributorName: distributor ? nameOf(distributor) : '',
        distributorFrozen:
          distributor && mayViewAccount(user, distributor.id)
            ? flag(Boolean(distributor.account?.frozenAt))
            : null,
      })
    }
  }
  return (one) => worths.get(keyOf(one)) ?? { ...unknownWorth, distributorFrozen: null }
}

interface WorthRow extends Subject {
  /** Null without a monetary value. */
  readonly amountCents: number | null
  /** Null without a distributor. */
  readonly distributor:
    | (Distributor & { readonly account: Pick<DistributorAccount, 'frozenAt'> | null })
    | null
}

async function readWorths({ db }: World, subjects: readonly Subject[]): Promise<WorthRow[]> {
  const numbers = (wanted: ProcessSubject) => ({
    in: subjects.filter(({ subject }) => subject === wanted).map(({ businessKey }) => businessKey),
  })
  const account = { select: { frozenAt: true } } as const
  const select = { amountCents: true, distributor: { include: { account } } } as const
  const [orders, projects, contracts, applications] = await Promise.all([
    db.salesOrder.findMany({
      where: { orderNo: numbers('salesOrder') },
      select: { orderNo: true, ...select },
    }),
    db.project.findMany({ where: { projectNo: numbers('project') }, select: { projectNo: true, ...select } }),
    db.contract.findMany({
      where: { contractNo: numbers('contract') },
      select: { contractNo: true, ...select },
    }),
    db.application.findMany({
      where: { applicationNo: { in: subjects.map(({ businessKey }) => businessKey) } },
      select: { applicationNo: true, kind: true, ...select },
    }),
  ])
  const rows = <Row, SubjectName extends ProcessSubject>(
    found: readonly Row[],
    subject: SubjectName,
    businessKey: (row: Row) => string,
  ) => found.map((row) => ({ ...row, subject, businessKey: businessKey(row) }))
  return [
    ...rows(orders, 'salesOrder', ({ orderNo }) => orderNo),
    ...rows(projects, 'project', ({ projectNo }) => projectNo),
    ...rows(contracts, 'contract', ({ contractNo }) => contractNo),
    ...applications.flatMap(({ applicationNo, kind, ...row }) =>
      isApprovedKind(kind) ? [{ ...row, subject: kind, businessKey: applicationNo }] : [],
    ),
  ]
}

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
