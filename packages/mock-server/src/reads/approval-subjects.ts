import type { ApprovalLine, ProcessInformation, Task } from '@portal/protocol/calls/approval'
import type {
  ApprovalProcess,
  Distributor,
  DistributorAccount,
  ProcessSubject,
  Product,
  SalesOrderLine,
  User,
} from '@portal/store/generated/client'
import type { World } from '@portal/store/worlds/world'
import { type NameOf, word } from '../domain/name-language.ts'
import { distributorFields, flag, yuan } from '../queries/wire-values.ts'
import { mayViewAccount, readApprovalAccount } from './accounts.ts'
import { specIn } from './products.ts'

/** What an approval is about: the number of an order, a project or a contract. */
type Subject = Pick<ApprovalProcess, 'subject' | 'businessKey'>
export type SubjectWorth = Required<Pick<Task, 'amount' | 'distributorName' | 'distributorFrozen'>>

/** Of what is no longer there. */
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
      worths.set(keyOf(row), {
        amount: yuan(row.amountCents),
        distributorName: nameOf(row.distributor),
        distributorFrozen: mayViewAccount(user, row.distributor.id)
          ? flag(Boolean(row.distributor.account?.frozenAt))
          : null,
      })
    }
  }
  return (one) => worths.get(keyOf(one)) ?? { ...unknownWorth, distributorFrozen: null }
}

interface WorthRow extends Subject {
  readonly amountCents: number
  readonly distributor: Distributor & { readonly account: Pick<DistributorAccount, 'frozenAt'> | null }
}

async function readWorths({ db }: World, subjects: readonly Subject[]): Promise<WorthRow[]> {
  const numbers = (wanted: ProcessSubject) => ({
    in: subjects.filter(({ subject }) => subject === wanted).map(({ businessKey }) => businessKey),
  })
  const account = { select: { frozenAt: true } } as const
  const select = { amountCents: true, distributor: { include: { account } } } as const
  const [orders, projects, contracts] = await Promise.all([
    db.salesOrder.findMany({
      where: { orderNo: numbers('salesOrder') },
      select: { orderNo: true, ...select },
    }),
    db.project.findMany({ where: { projectNo: numbers('project') }, select: { projectNo: true, ...select } }),
    db.contract.findMany({
      where: { contractNo: numbers('contract') },
      select: { contractNo: true, ...select },
    }),
  ])
  return [
    ...orders.map(({ orderNo, ...row }) => ({
      ...row,
      subject: 'salesOrder' as const,
      businessKey: orderNo,
    })),
    ...projects.map(({ projectNo, ...row }) => ({
      ...row,
      subject: 'project' as const,
      businessKey: projectNo,
    })),
    ...contracts.map(({ contractNo, ...row }) => ({
      ...row,
      subject: 'contract' as const,
      businessKey: contractNo,
    })),
  ]
}

type SubjectInformation = Pick<
  ProcessInformation,
  'amount' | 'distributorCode' | 'distributorName' | 'businessUnit' | 'facts' | 'lines' | 'account'
>

const unknownSubject: SubjectInformation = {
  ...unknownWorth,
  distributorCode: '',
  businessUnit: null,
  facts: {},
  lines: [],
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
  return subject === 'project'
    ? readProject(world, user, businessKey, nameOf)
    : readContract(world, user, businessKey, nameOf)
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
})

async function readOrder(world: World, user: User, orderNo: string, nameOf: NameOf) {
  const order = await world.db.salesOrder.findUnique({
    where: { orderNo },
    include: { distributor, lines: { include: { product: true }, orderBy: { lineNo: 'asc' } } },
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

/** A line of an order. */
export const lineFields = (
  {
    product,
    quantity,
    unitPriceCents,
    amountCents,
  }: Pick<SalesOrderLine, 'quantity' | 'unitPriceCents' | 'amountCents'> & { readonly product: Product },
  nameOf: NameOf,
): ApprovalLine => ({
  productCode: product.code,
  productName: nameOf(product),
  spec: specIn(product, nameOf),
  unit: product.unit,
  quantity,
  unitPrice: yuan(unitPriceCents),
  amount: yuan(amountCents),
})

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
    lines: [],
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
    lines: [],
  }
}
