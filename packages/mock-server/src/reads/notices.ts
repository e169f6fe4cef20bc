import type { Notice } from '@portal/protocol/entities/notice'
import type { Prisma } from '@portal/store/generated/client'
import type { World } from '@portal/store/worlds/world'
import type { NameOf } from '../domain/name-language.ts'
import { rowRange } from '../domain/page.ts'

/** A notice as a user has it. */
export type ReceivedNotice = Prisma.NoticeRecipientGetPayload<{ include: { notice: true } }>

/** Not sent out yet; every later status is delivered, the client tells them apart (specification §4). */
const draft = 'draft'

/** What a user has received, as the database is asked for it. */
export const received = (userId: number, notice: Prisma.NoticeWhereInput = {}) => ({
  userId,
  notice: { ...notice, status: { not: draft } },
})

interface NoticePage {
  /** From 1. */
  readonly pageIndex: number
  readonly pageRows: number
}

const newestFirst: Prisma.NoticeRecipientOrderByWithRelationInput[] = [
  { notice: { createdAt: 'desc' } },
  { id: 'desc' },
]

/** One page of what a user has received, newest first unless ordered otherwise, with the number of all of it. */
export async function readNotices(
  { db }: World,
  where: Prisma.NoticeRecipientWhereInput,
  { pageIndex, pageRows }: NoticePage,
  nameOf: NameOf,
  orderBy = newestFirst,
) {
  const count = await db.noticeRecipient.count({ where })
  const range = rowRange(pageIndex, pageRows, count)
  if (!range) return { notices: [], count }
  const rows = await db.noticeRecipient.findMany({ where, ...range, orderBy, include: { notice: true } })
  return { notices: rows.map((row) => noticeOf(row, nameOf)), count }
}

/** A notice as lists answer it. */
export const noticeOf = ({ id, readAt, notice }: ReceivedNotice, nameOf: NameOf): Notice => ({
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
})

const flag = (value: boolean) => (value ? 'Y' : 'N')
