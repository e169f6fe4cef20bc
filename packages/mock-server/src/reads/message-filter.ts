import type { Prisma } from '@portal/store/generated/client'
import { titleContaining } from './conditions.ts'
import { received } from './notices.ts'

interface MessageFilter {
  /** Part of the title, in any language that it is shown in. */
  readonly keyword?: string
  readonly noticeType?: string
  readonly messFromSystem?: string
  readonly readFlag?: 'Y' | 'N'
}

/** The messages of a user that are asked for; what the filter leaves out or empty is not asked. */
export function matchingMessages(
  userId: number,
  { keyword, noticeType, messFromSystem, readFlag }: MessageFilter,
): Prisma.NoticeRecipientWhereInput {
  const titles = titleContaining(keyword)
  const notice = {
    ...(titles ? { OR: titles } : {}),
    ...(noticeType ? { type: noticeType } : {}),
    ...(messFromSystem ? { systemCode: messFromSystem } : {}),
  }
  const readAt = readFlag === 'Y' ? { not: null } : null
  return { ...received(userId, notice), ...(readFlag ? { readAt } : {}) }
}

/** How messages are sorted; of equal ones that which was delivered last counts as the later. */
export const messageOrders = {
  sentAt: [{ notice: { createdAt: 'asc' } }, { id: 'asc' }],
  '-sentAt': [{ notice: { createdAt: 'desc' } }, { id: 'desc' }],
  title: [{ notice: { title: 'asc' } }, { id: 'asc' }],
  '-title': [{ notice: { title: 'desc' } }, { id: 'desc' }],
} satisfies Record<string, Prisma.NoticeRecipientOrderByWithRelationInput[]>
