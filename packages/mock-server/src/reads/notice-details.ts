import type { DealerNotice, NoticeDetail } from '@portal/protocol/entities/notice'
import type { NoticeAudience, Prisma } from '@portal/store/generated/client'
import type { World } from '@portal/store/worlds/world'
import type { NameOf } from '../domain/name-language.ts'
import { Rejection } from '../errors/rejection.ts'
import { texts } from '../errors/texts.ts'
import { noticeOf, type ReceivedNotice, received } from './notices.ts'

/** One notice that a user has received, by its own id or by that of the message; refuses what the user has not. */
export async function receivedNotice(
  { db }: World,
  userId: number,
  which: { readonly id?: number; readonly noticeId?: number; readonly audience?: NoticeAudience[] },
): Promise<ReceivedNotice> {
  const { audience, ...ids } = which
  const where: Prisma.NoticeRecipientWhereInput = {
    ...ids,
    ...received(userId, audience ? { audience: { in: audience } } : {}),
  }
  const found = await db.noticeRecipient.findFirst({ where, include: { notice: true } })
  if (!found) throw new Rejection(texts.noSuchNotice(ids.id ?? ids.noticeId ?? 0))
  return found
}

export const noticeDetail = (found: ReceivedNotice, nameOf: NameOf): NoticeDetail => ({
  ...noticeOf(found, nameOf),
  content: found.notice.body,
  messFromSystem: found.notice.systemCode,
  sentAt: found.notice.createdAt.toISOString(),
})

export const dealerNotice = ({ notice }: ReceivedNotice, nameOf: NameOf): DealerNotice => ({
  id: notice.id,
  noticeTitle: nameOf({ name: notice.title, nameEn: notice.titleEn }),
  noticeType: notice.type,
  content: notice.body,
  publishDate: notice.createdAt.toISOString(),
  startDate: notice.startDate.toISOString(),
  endDate: notice.endDate.toISOString(),
})
