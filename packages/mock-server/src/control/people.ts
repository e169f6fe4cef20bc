import type { DataOf } from '@portal/protocol/client'
import type { controlCalls } from '@portal/protocol/control/control-calls'
import { mostPeople } from '@portal/protocol/control/people'
import { refused, StoreError } from '@portal/store/store-error'
import type { World } from '@portal/store/worlds/world'
import type { ControlAccess } from '../access/control-access.ts'
import { entrancePath } from './entrance.ts'

/** The notices of a world, newest first, with how many have read them. */
export async function listNotices({ db }: World): Promise<DataOf<typeof controlCalls.listNotices>> {
  const notices = await db.notice.findMany({
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: mostPeople,
    select: {
      id: true,
      title: true,
      titleEn: true,
      type: true,
      startDate: true,
      endDate: true,
      _count: { select: { recipients: true } },
    },
  })
  const readers = await db.noticeRecipient.groupBy({
    by: ['noticeId'],
    where: { noticeId: { in: notices.map(({ id }) => id) }, readAt: { not: null } },
    _count: true,
  })
  const read = new Map(readers.map(({ noticeId, _count }) => [noticeId, _count]))
  return notices.map(({ startDate, endDate, _count, ...notice }) => ({
    ...notice,
    from: startDate.toISOString(),
    until: endDate.toISOString(),
    recipients: _count.recipients,
    read: read.get(notice.id) ?? 0,
  }))
}

/** @throws {StoreError} when there is no such notice */
export async function removeNotice({ name, db }: World, id: number): Promise<void> {
  const { count } = await db.notice.deleteMany({ where: { id } })
  if (count === 0) throw new StoreError(`The world ${name} has no notice ${id}`, refused('noticeGone'))
}

const shown = {
  userName: true,
  fullName: true,
  fullNameEn: true,
  kind: true,
  demoAccount: { select: { userId: true } },
  departments: { select: { department: { select: { code: true } } }, orderBy: { sortOrder: 'asc' } },
  responsibilities: { select: { responsibility: { select: { code: true } } } },
} as const

/** The users of a world whose names contain a text, demo accounts first and those of frozen distributors last of these. */
export async function listPeople(
  { name, db }: World,
  search: string | undefined,
  access: ControlAccess,
): Promise<DataOf<typeof controlCalls.listPeople>> {
  const named =
    search === undefined
      ? {}
      : {
          OR: [
            { userName: { contains: search } },
            { fullName: { contains: search } },
            { fullNameEn: { contains: search } },
          ],
        }
  const orderBy = { id: 'asc' } as const
  const demo = await db.user.findMany({
    where: { ...named, demoAccount: { isNot: null } },
    select: shown,
    orderBy: [{ distributor: { account: { frozenAt: 'asc' } } }, orderBy],
    take: mostPeople,
  })
  const others = await db.user.findMany({
    where: { ...named, demoAccount: { is: null } },
    select: shown,
    orderBy,
    take: mostPeople - demo.length,
  })
  const responsibilities = await db.responsibility.findMany({
    select: { code: true, name: true, nameEn: true, system: { select: { code: true } } },
    orderBy: [{ systemId: 'asc' }, { sortOrder: 'asc' }],
  })
  const departments = await db.department.findMany({
    select: { code: true, name: true, nameEn: true },
    orderBy: { sortOrder: 'asc' },
  })
  return {
    total: await db.user.count({ where: named }),
    departments,
    people: [...demo, ...others].map(({ demoAccount, ...person }) => ({
      ...person,
      isDemo: demoAccount !== null,
      departments: person.departments.map(({ department }) => department.code),
      responsibilities: person.responsibilities.map(({ responsibility }) => responsibility.code),
      path: entrancePath(access, name, person.userName),
    })),
    responsibilities: responsibilities.map(({ system, ...one }) => ({ ...one, system: system.code })),
  }
}

/** Pending approvals of a world, latest first. */
export async function listApprovals(
  { name, db }: World,
  access: ControlAccess,
): Promise<DataOf<typeof controlCalls.listApprovals>> {
  const person = { select: { userName: true, fullName: true, fullNameEn: true } } as const
  const tasks = await db.approvalTask.findMany({
    where: { state: 'waiting' },
    orderBy: [{ startedAt: 'desc' }, { id: 'desc' }],
    take: mostPeople,
    select: {
      startedAt: true,
      assignee: person,
      process: {
        select: { processNo: true, businessKey: true, title: true, titleEn: true, applicant: person },
      },
    },
  })
  return tasks.map(({ startedAt, assignee, process }) => ({
    processNo: process.processNo,
    of: process.businessKey,
    title: process.title,
    titleEn: process.titleEn,
    applicant: process.applicant.fullName,
    applicantEn: process.applicant.fullNameEn,
    approver: assignee.userName,
    approverName: assignee.fullName,
    approverNameEn: assignee.fullNameEn,
    since: startedAt?.toISOString() ?? null,
    path: entrancePath(access, name, assignee.userName),
  }))
}
