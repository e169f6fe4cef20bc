import { type Handlers, Paged } from '../../calls/call-context.ts'
import { Rejection } from '../../errors/rejection.ts'
import { texts } from '../../errors/texts.ts'
import { readNotices, received } from './notices.ts'

export const noticeHandlers: Pick<Handlers, 'findNoticeList'> = {
  async findNoticeList({ world, user, nameOf, input: { body } }) {
    if (body.messReceiverId !== user.id) throw new Rejection(texts.notYourNotices)
    const theirs = received(user.id, { systemCode: body.messFromSystem })
    const { notices, count } = await readNotices(world, theirs, body, nameOf)
    return new Paged(notices, count)
  },
}
