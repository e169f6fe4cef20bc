import type { BusinessUnit, Prisma, ProcessSubject } from '../generated/client.ts'
import { type ApprovalPlace, approvalKinds, byDistributor } from './approval-cases.ts'

interface Given {
  readonly subject: ProcessSubject
  readonly businessUnit: BusinessUnit
  readonly distributorId: number
}

/** Who can do which step of an approval, and who applies for it. */
export interface Approvers {
  /** Null where the page of the approval is missing. */
  placeOf(given: Given): ApprovalPlace | null
  /** Somebody who applies for approvals of this kind, else a sales person; where there is another, not one who may do a step of it. */
  applicantOf(given: Given, place: ApprovalPlace): number | undefined
}

/**
 * Reads the people once: a step is done by those who hold its responsibility and see the page of the approval; in a company
 * without that responsibility by all its own people who see the page.
 */
export async function readApprovers(
  db: Pick<Prisma.TransactionClient, 'user' | 'menuItem'>,
): Promise<Approvers> {
  const users = await db.user.findMany({
    include: { departments: true, responsibilities: { include: { responsibility: true } } },
    orderBy: { id: 'asc' },
    take: 500, // the company's own people come first
  })
  const items = await db.menuItem.findMany({
    where: {
      OR: Object.values(approvalKinds).flatMap(({ page }) =>
        Object.values(page).map(([system, path]) => ({ path, system: { code: system } })),
      ),
    },
    include: { system: true, departments: true, responsibilities: true },
  })
  const itemOf = ({ subject, businessUnit }: Given) => {
    const [system, path] = approvalKinds[subject].page[businessUnit]
    return items.find((item) => item.path === path && item.system.code === system)
  }
  const peopleOf = (distributorId: number) => users.filter((user) => user.distributorId === distributorId)
  const holdersOf = (code: string) =>
    users.filter((user) => user.responsibilities.some(({ responsibility }) => responsibility.code === code))
  const ownPeople = users.filter(({ distributorId }) => distributorId === null)
  const peopleBy = (by: string, distributorId: number) => {
    if (by === byDistributor) return peopleOf(distributorId)
    const holders = holdersOf(by)
    return holders.length > 0 ? holders : ownPeople
  }
  const sales = users.filter(({ kind }) => kind === 'sales')

  return {
    placeOf(given) {
      const item = itemOf(given)
      if (!item) return null
      const departments = new Set(item.departments.map(({ departmentId }) => departmentId))
      const responsibilities = new Set(item.responsibilities.map(({ responsibilityId }) => responsibilityId))
      const seesIt = (user: (typeof users)[number]) =>
        user.departments.some(({ departmentId }) => departments.has(departmentId)) &&
        user.responsibilities.some(({ responsibilityId }) => responsibilities.has(responsibilityId))
      return {
        menuItemId: item.id,
        candidates: ({ by }) =>
          peopleBy(by, given.distributorId)
            .filter(seesIt)
            .map(({ id }) => id),
      }
    },
    applicantOf({ subject, distributorId }, { candidates }) {
      const { appliedBy, steps } = approvalKinds[subject]
      const approving = new Set(steps.flatMap((step) => candidates(step)))
      const applicants = [...peopleBy(appliedBy, distributorId), ...sales]
      return (applicants.find(({ id }) => !approving.has(id)) ?? applicants[0])?.id
    },
  }
}
