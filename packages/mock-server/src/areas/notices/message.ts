import { type Handlers, Paged } from '../../calls/call-context.ts'
import { rowIdOf } from '../../calls/row-ids.ts'
import { filled } from '../../errors/message.ts'
import { Rejection } from '../../errors/rejection.ts'
import { texts } from '../../errors/texts.ts'
import { defaultPageRows } from '../../queries/read-list.ts'
import {
  dealerNotice,
  matchingMessages,
  messageOrders,
  noticeDetail,
  readNotices,
  received,
  receivedNotice,
} from './notices.ts'

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
