import type { Task } from '@portal/protocol/calls/approval'
import { isApprovedKind } from '@portal/store/applications/application-cases'
import type {
  ApprovalProcess,
  Distributor,
  DistributorAccount,
  ProcessSubject,
  User,
} from '@portal/store/generated/client'
import type { World } from '@portal/store/worlds/world'
import type { NameOf } from '../../domain/name-language.ts'
import { flag, yuan } from '../../queries/wire-values.ts'
import { mayViewAccount } from '../accounts/accounts.ts'

/** What an approval is about, by its number. */
export type Subject = Pick<ApprovalProcess, 'subject' | 'businessKey'>
export type SubjectWorth = Required<Pick<Task, 'amount' | 'distributorName' | 'distributorFrozen'>>

/** For records that no longer exist. */
export const unknownWorth = { amount: null, distributorName: '' } as const

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
