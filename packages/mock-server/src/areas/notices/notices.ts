import type { DealerNotice, Notice, NoticeDetail } from '@portal/protocol/entities/notice'
import type { NoticeAudience, Prisma } from '@portal/store/generated/client'
import type { World } from '@portal/store/worlds/world'
import { type Handlers, Paged, rowIdOf } from '../../calls/call-context.ts'
import type { NameOf } from '../../domain/name-language.ts'
import { filled, Rejection } from '../../errors/rejection.ts'
import { texts } from '../../errors/texts.ts'
import { titleContaining } from '../../queries/conditions.ts'
import { defaultPageRows, rowRange } from '../../queries/read-list.ts'

/** A notice as a user has it. */
type ReceivedNotice = Prisma.NoticeRecipientGetPayload<{ include: ReturnType<typeof withNotice> }>

/** The notice with whether this user has answered its questionnaire. */
const withNotice = (userId: number) =>
  ({
    notice: {
      include: { questionnaire: { select: { responses: { where: { userId }, select: { id: true } } } } },
    },
  }) satisfies Prisma.NoticeRecipientInclude

/** Not sent yet; later statuses are delivered, the client distinguishes them (specification §4). */
const draft = 'draft'

/** Database filter for the notices of a user. */
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
async function readNotices(
  { db }: World,
  where: Prisma.NoticeRecipientWhereInput & { readonly userId: number },
  { pageIndex, pageRows }: NoticePage,
  nameOf: NameOf,
  orderBy = newestFirst,
) {
  const count = await db.noticeRecipient.count({ where })
  const range = rowRange(pageIndex, pageRows, count)
  if (!range) return { notices: [], count }
  const rows = await db.noticeRecipient.findMany({
    where,
    ...range,
    orderBy,
    include: withNotice(where.userId),
  })
  return { notices: rows.map((row) => noticeOf(row, nameOf)), count }
}

/** A notice as lists answer it. */
const noticeOf = ({ id, readAt, notice }: ReceivedNotice, nameOf: NameOf): Notice => ({
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
  ...(notice.questionnaire ? { answeredFlag: flag(notice.questionnaire.responses.length > 0) } : {}),
})

const flag = (value: boolean) => (value ? 'Y' : 'N')

interface MessageFilter {
  /** Part of the title, in any language that it is shown in. */
  readonly keyword?: string
  readonly noticeType?: string
  readonly messFromSystem?: string
  readonly readFlag?: 'Y' | 'N'
}

/** The messages of a user that have begun (assumed) and match the filter; missing or empty fields match all. */
function matchingMessages(
  userId: number,
  now: Date,
  { keyword, noticeType, messFromSystem, readFlag }: MessageFilter,
): Prisma.NoticeRecipientWhereInput & { readonly userId: number } {
  const titles = titleContaining(keyword)
  const notice = {
    startDate: { lte: now },
    ...(titles ? { OR: titles } : {}),
    ...(noticeType ? { type: noticeType } : {}),
    ...(messFromSystem ? { systemCode: messFromSystem } : {}),
  }
  const readAt = readFlag === 'Y' ? { not: null } : null
  return { ...received(userId, notice), ...(readFlag ? { readAt } : {}) }
}

/** How messages are sorted; of equal ones that which was delivered last counts as the later. */
const messageOrders = {
  sentAt: [{ notice: { createdAt: 'asc' } }, { id: 'asc' }],
  '-sentAt': [{ notice: { createdAt: 'desc' } }, { id: 'desc' }],
  title: [{ notice: { title: 'asc' } }, { id: 'asc' }],
  '-title': [{ notice: { title: 'desc' } }, { id: 'desc' }],
} satisfies Record<string, Prisma.NoticeRecipientOrderByWithRelationInput[]>

/** One notice that a user has received, by its own id or its message's; refuses any other. */
async function receivedNotice(
  { db }: World,
  userId: number,
  which: { readonly id?: number; readonly noticeId?: number; readonly audience?: NoticeAudience[] },
): Promise<ReceivedNotice> {
  const { audience, ...ids } = which
  const where: Prisma.NoticeRecipientWhereInput = {
    ...ids,
    ...received(userId, audience ? { audience: { in: audience } } : {}),
  }
  const found = await db.noticeRecipient.findFirst({ where, include: withNotice(userId) })
  if (!found) throw new Rejection(texts.noSuchNotice)
  return found
}

const noticeDetail = (found: ReceivedNotice, nameOf: NameOf): NoticeDetail => ({
  ...noticeOf(found, nameOf),
  content: found.notice.body,
  messFromSystem: found.notice.systemCode,
  sentAt: found.notice.createdAt.toISOString(),
})

const dealerNotice = ({ notice }: ReceivedNotice, nameOf: NameOf): DealerNotice => ({
  id: notice.id,
  noticeTitle: nameOf({ name: notice.title, nameEn: notice.titleEn }),
  noticeType: notice.type,
  content: notice.body,
  publishDate: notice.createdAt.toISOString(),
  startDate: notice.startDate.toISOString(),
  endDate: notice.endDate.toISOString(),
})

export const noticeHandlers: Pick<Handlers, 'findNoticeList'> = {
  async findNoticeList({ world, user, nameOf, input: { body } }) {
    if (body.messReceiverId !== user.id) throw new Rejection(texts.notYourNotices)
    const theirs = received(user.id, { systemCode: body.messFromSystem })
    const { notices, count } = await readNotices(world, theirs, body, nameOf)
    return new Paged(notices, count)
  },
}

/** The different ids in a text such as `3,17`. */
const idsIn = (text: string): string[] => [...new Set(text.split(',').filter(Boolean))]

type MessageCalls =
  | 'findNoticeDetail'
  | 'findMessagePagination'
  | 'findMessInstationDetail'
  | 'updateMessageStatus'
  | 'findDealerNoticeById'

export const messageHandlers: Pick<Handlers, MessageCalls> = {
  async findNoticeDetail({ world, user, nameOf, input: { body } }) {
    return noticeDetail(await receivedNotice(world, user.id, { noticeId: body.headId }), nameOf)
  },

  async findMessagePagination({ world, user, nameOf, input: { body } }) {
    const { pageIndex = 1, pageRows = defaultPageRows, sort = '-sentAt', ...filter } = body
    const where = matchingMessages(user.id, world.now(), filter)
    const page = { pageIndex, pageRows }
    const { notices, count } = await readNotices(world, where, page, nameOf, messageOrders[sort])
    return new Paged(notices, count)
  },

  async findMessInstationDetail({ world, user, nameOf, input: { body } }) {
    return noticeDetail(await receivedNotice(world, user.id, { id: body.insMessId }), nameOf)
  },

  async updateMessageStatus({ world, user, input: { query, body } }) {
    const ids = idsIn(body.ids ?? query.ids ?? '')
    if (ids.length === 0) throw new Rejection(texts.missingIds)
    const rows = ids.map(rowIdOf)
    const theirs = { id: { in: rows }, ...received(user.id) }
    const known = await world.db.noticeRecipient.findMany({ where: theirs, select: { id: true } })
    const unknown = ids.find((id) => !known.some((message) => message.id === rowIdOf(id)))
    if (unknown !== undefined) throw new Rejection(filled(texts.noSuchNoticeAs, { id: unknown }))
    const isRead = body.readFlag !== 'N'
    const { count } = await world.db.noticeRecipient.updateMany({
      where: { id: { in: rows }, userId: user.id, readAt: isRead ? null : { not: null } },
      data: { readAt: isRead ? world.now() : null },
    })
    return { updated: count }
  },

  async findDealerNoticeById({ world, user, nameOf, input: { query } }) {
    const toDealers = { noticeId: query.id, audience: ['distributor' as const, 'everyone' as const] }
    return dealerNotice(await receivedNotice(world, user.id, toDealers), nameOf)
  },
}
