import type { Prisma } from '../generated/client.ts'

/** What decides which pages a user sees. */
export const withGrants = {
  departments: { include: { department: true } },
  responsibilities: { include: { responsibility: true } },
} as const
export type Viewer = Prisma.UserGetPayload<{ include: typeof withGrants }>

/** Who sees a page. */
export const withViewers = {
  departments: true,
  responsibilities: { include: { responsibility: true } },
} as const
type ViewedItem = Prisma.MenuItemGetPayload<{ include: typeof withViewers }>

/** A page is visible to those who have one of its departments and hold one of its responsibilities. */
export const seesPage = (user: Viewer, { departments, responsibilities }: ViewedItem): boolean =>
  user.departments.some((own) => departments.some(({ departmentId }) => departmentId === own.departmentId)) &&
  user.responsibilities.some((own) =>
    responsibilities.some(({ responsibilityId }) => responsibilityId === own.responsibilityId),
  )

/**
 * People work in a system if they hold one of its responsibilities; a page belongs to the systems whose
 * responsibilities see it.
 */
export const worksWithPage = (user: Viewer, { responsibilities }: ViewedItem): boolean =>
  user.responsibilities.some((own) =>
    responsibilities.some(({ responsibility }) => responsibility.systemId === own.responsibility.systemId),
  )

/** Ids of the users who do something for a distributor. */
export type PeopleFor = (distributorId: number) => readonly number[]

/** A distributor's own people, else the others; preferably those who see one of the pages where it is handled. */
export function peopleFor(
  users: readonly Viewer[],
  others: readonly Viewer[],
  pages: readonly ViewedItem[],
): PeopleFor {
  const seesOne = (user: Viewer) => pages.some((page) => seesPage(user, page))
  const known = new Map<number, readonly number[]>()
  const read: PeopleFor = (distributorId) => {
    const own = users.filter((user) => user.distributorId === distributorId)
    const groups = [own.filter(seesOne), others.filter(seesOne), own, others]
    return (groups.find(({ length }) => length > 0) ?? []).map(({ id }) => id)
  }
  return (distributorId) => {
    const people = known.get(distributorId) ?? read(distributorId)
    known.set(distributorId, people)
    return people
  }
}
