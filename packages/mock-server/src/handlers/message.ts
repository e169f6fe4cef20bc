import { type Handlers, Paged } from '../calls/call-context.ts'
import { Rejection } from '../errors/rejection.ts'
import { texts } from '../errors/texts.ts'
import { defaultPageRows } from '../queries/read-list.ts'
import {
  dealerNotice,
  matchingMessages,
  messageOrders,
  noticeDetail,
  readNotices,
  received,
  receivedNotice,
} from '../reads/notices.ts'

/** The largest number of a row. */
const largestId = 2_147_483_647

/** The different numbers in a text such as `3,17`; one that no row can have counts as the largest, which there is not. */
export const idsIn = (text: string): number[] => [
  ...new Set(text === '' ? [] : text.split(',').map((id) => Math.min(Number(id), largestId))),
]

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
    const where = matchingMessages(user.id, filter)
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
    const theirs = { id: { in: ids }, ...received(user.id) }
    const known = await world.db.noticeRecipient.findMany({ where: theirs, select: { id: true } })
    const unknown = ids.find((id) => !known.some((message) => message.id === id))
    if (unknown !== undefined) throw new Rejection(texts.noSuchNotice(unknown))
    const isRead = body.readFlag !== 'N'
    const { count } = await world.db.noticeRecipient.updateMany({
      where: { id: { in: ids }, userId: user.id, readAt: isRead ? null : { not: null } },
      data: { readAt: isRead ? world.now() : null },
    })
    return { updated: count }
  },

  async findDealerNoticeById({ world, user, nameOf, input: { query } }) {
    const toDealers = { noticeId: query.id, audience: ['distributor' as const, 'everyone' as const] }
    return dealerNotice(await receivedNotice(world, user.id, toDealers), nameOf)
  },
}
