import { type Handlers, Paged } from '../calls/call-context.ts'
import { Rejection } from '../errors/rejection.ts'
import { texts } from '../errors/texts.ts'
import { readNotices } from '../reads/notices.ts'

export const noticeHandlers: Pick<Handlers, 'findNoticeList'> = {
  async findNoticeList({ world, user, nameOf, input: { body } }) {
    if (body.messReceiverId !== user.id) throw new Rejection(texts.notYourNotices)
    const page = { systemCode: body.messFromSystem, pageIndex: body.pageIndex, pageRows: body.pageRows }
    const { notices, count } = await readNotices(world, user.id, page, nameOf)
    return new Paged(notices, count)
  },
}
