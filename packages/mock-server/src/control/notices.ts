import type { DataOf } from '@portal/protocol/client'
import type { controlCalls } from '@portal/protocol/control/control-calls'
import { mostPeople } from '@portal/protocol/control/people'
import { refused, StoreError } from '@portal/store/store-error'
import type { World } from '@portal/store/worlds/world'

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
