import type { Notice } from '@portal/protocol/entities/notice'
import type { World } from '@portal/store/worlds/world'
import type { NameOf } from '../domain/name-language.ts'
import { rowRange } from '../domain/page.ts'

interface NoticePage {
  readonly systemCode: string
  /** From 1. */
  readonly pageIndex: number
  readonly pageRows: number
}

/** Not sent out yet; every later status is delivered, the client tells them apart (specification §4). */
const draft = 'draft'

/** One page of the notices that a user has received, newest first, with the number of all of them. */
export async function readNotices(
  world: World,
  userId: number,
  { systemCode, pageIndex, pageRows }: NoticePage,
  nameOf: NameOf,
) {
  const where = { userId, notice: { systemCode, status: { not: draft } } }
  const count = await world.db.noticeRecipient.count({ where })
  const range = rowRange(pageIndex, pageRows, count)
  if (!range) return { notices: [], count }
  const received = await world.db.noticeRecipient.findMany({
    where,
    ...range,
    orderBy: [{ notice: { createdAt: 'desc' } }, { id: 'desc' }],
    include: { notice: true },
  })
  const notices = received.map(
    ({ id, readAt, notice }): Notice => ({
      headId: notice.id,
      insMessId: id,
      title: nameOf({ name: notice.title, nameEn: notice.titleEn }),
      noticeType: notice.type,
      noticeStatus: notice.status,
      showModalInHomePage: flag(notice.showInHomePage),
      messTypePath: notice.messTypePath ?? '',
      startDate: notice.startDate.toISOString(),
      endDate: notice.endDate.toISOString(),
      readFlag: flag(readAt !== null),
    }),
  )
  return { notices, count }
}

const flag = (value: boolean) => (value ? 'Y' : 'N')
