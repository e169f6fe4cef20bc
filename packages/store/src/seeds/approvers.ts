import type { BusinessUnit, Prisma, ProcessSubject } from '../generated/client.ts'
import type { ApprovalPlace } from './approval-cases.ts'
import { approvalKinds, approvalPages, byDistributor, pageOf } from './approval-kinds.ts'
import { seesPage, type Viewer, withGrants, withViewers, worksWithPage } from './sale-times.ts'

/** A person who may do a step of an approval. */
export interface Candidate {
  readonly id: number
  /** Those of the departments; null is a department of all units. */
  readonly units: readonly (BusinessUnit | null)[]
}

interface Approved {
  readonly applicantId: number
  /** The people who have the sales of the distributor that it is about. */
  readonly ownerIds: readonly number[]
  /** Null where it is about none. */
  readonly businessUnit: BusinessUnit | null
}

/**
 * Who of the candidates a step is given to, never the applicant: the owners of the distributor that are among them, else
 * those of the business unit, else all (assumed).
 */
export function decidersOf(
  candidates: readonly Candidate[],
  { applicantId, ownerIds, businessUnit }: Approved,
): readonly number[] {
  const others = candidates.filter(({ id }) => id !== applicantId)
  const owners = others.filter(({ id }) => ownerIds.includes(id))
  const ofUnit = others.filter(({ units }) => businessUnit !== null && units.includes(businessUnit))
  return ([owners, ofUnit].find(({ length }) => length > 0) ?? others).map(({ id }) => id)
}

interface Given {
  readonly subject: ProcessSubject
  /** Null where it is about none, or not known: pages of such approvals are the same for all units. */
  readonly businessUnit: BusinessUnit | null
  /** Null where it is about none. */
  readonly distributorId: number | null
}

/** Who can do which step of an approval, and who applies for it. */
interface Approvers {
  /** Null where the page of the approval is missing. */
  placeOf(given: Given): ApprovalPlace | null
  /**
   * A user who applies for approvals of this kind, else a sales person: preferably one without whom every step still
   * has an approver, and who sees the page or works in its system.
   */
  applicantOf(given: Given, place: ApprovalPlace): number | undefined
}

/**
 * Reads the people once: a step's approvers hold its responsibility and see the approval's page; in a company without
 * that responsibility, all its own people who see the page. A distributor's owners have its newest targets, in every
 * business unit where none is given.
 */
export async function readApprovers(
  db: Pick<Prisma.TransactionClient, 'user' | 'menuItem' | 'salesTarget'>,
): Promise<Approvers> {
  const users = await db.user.findMany({
    include: withGrants,
    orderBy: { id: 'asc' },
    take: 500, // the company's own people come first
  })
  const items = await db.menuItem.findMany({
    where: {
      OR: approvalPages.map(({ system, path }) => ({ path, system: { code: system } })),
    },
    include: { system: true, ...withViewers },
  })
  const itemOf = ({ subject, businessUnit }: Given) => {
    const { system, path } = pageOf(subject, businessUnit)
    return items.find((item) => item.path === path && item.system.code === system)
  }
  const peopleOf = (distributorId: number | null) =>
    users.filter((user) => distributorId !== null && user.distributorId === distributorId)
  const holdersOf = (code: string) =>
    users.filter((user) => user.responsibilities.some(({ responsibility }) => responsibility.code === code))
  const ownPeople = users.filter(({ distributorId }) => distributorId === null)
  const peopleBy = (by: string, distributorId: number | null) => {
    if (by === byDistributor) return peopleOf(distributorId)
    const holders = holdersOf(by)
    return holders.length > 0 ? holders : ownPeople
  }
  const owners = await db.salesTarget.findMany({
    distinct: ['distributorId', 'businessUnit'],
    orderBy: { month: 'desc' },
    select: { distributorId: true, businessUnit: true, userId: true },
  })
  const ownersOf = ({ distributorId, businessUnit }: Given) =>
    owners.filter(
      (one) =>
        one.distributorId === distributorId && (businessUnit === null || one.businessUnit === businessUnit),
    )
  const sales = users.filter(({ kind }) => kind === 'sales')

  return {
    placeOf(given) {
      const item = itemOf(given)
      if (!item) return null
      return {
        menuItemId: item.id,
        ownerIds: ownersOf(given).map(({ userId }) => userId),
        candidates: ({ by }) =>
          peopleBy(by, given.distributorId)
            .filter((user) => seesPage(user, item))
            .map(({ id, departments }) => ({
              id,
              units: departments.map(({ department }) => department.businessUnit),
            })),
      }
    },
    applicantOf(given, { candidates }) {
      const { appliedBy, steps } = approvalKinds[given.subject]
      const item = itemOf(given)
      const approving = steps.map((step) => candidates(step).map(({ id }) => id))
      const groups = [peopleBy(appliedBy, given.distributorId), sales]
      const isSpare = ({ id }: Viewer) =>
        approving.every((ids) => ids.length === 0 || ids.some((one) => one !== id))
      const approvesNone = ({ id }: Viewer) => approving.every((ids) => !ids.includes(id))
      const sees = (user: Viewer) => item !== undefined && seesPage(user, item)
      const worksThere = (user: Viewer) => item !== undefined && worksWithPage(user, item)
      const wishes = [
        (user: Viewer) => sees(user) && approvesNone(user),
        (user: Viewer) => sees(user) && isSpare(user),
        (user: Viewer) => worksThere(user) && isSpare(user),
      ]
      const preferred = [
        ...groups.flatMap((users) => wishes.map((wish) => users.filter(wish))),
        groups.flat().filter(approvesNone),
        groups.flat(),
      ]
      const fitting = preferred.find(({ length }) => length > 0) ?? []
      return fitting[(given.distributorId ?? 0) % fitting.length]?.id
    },
  }
}
