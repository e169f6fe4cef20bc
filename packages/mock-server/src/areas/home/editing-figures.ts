import type { HomeFigures } from '@portal/protocol/calls/figures'
import { shownShare } from '@portal/protocol/rules/shown-share'
import type { Prisma } from '@portal/store/generated/client'
import { dayMs } from '@portal/store/worlds/clock'
import type { World } from '@portal/store/worlds/world'
import type { NameOf } from '../../domain/name-language.ts'

/** Days before its end that a notice counts as ending (assumed). */
const endingDays = 7
const shownNotices = 12

/** Neither kept back nor withdrawn. */
const sent = { status: { notIn: ['draft', 'invalid'] } } satisfies Prisma.NoticeWhereInput
const shownAt = (now: Date) => ({ ...sent, startDate: { lte: now }, endDate: { gte: now } })

/** How many notices are shown, and how many in a hundred of their deliveries were read. */
export async function readReach(db: World['db'], now: Date) {
  const notice = shownAt(now)
  const [shown, delivered, read] = await Promise.all([
    db.notice.count({ where: notice }),
    db.noticeRecipient.count({ where: { notice } }),
    db.noticeRecipient.count({ where: { notice, readAt: { not: null } } }),
  ])
  return { shown, readPercent: delivered === 0 ? 0 : Math.round(shownShare(read / delivered) * 100) }
}

/** Figures for editors of notices: current, upcoming and ending ones, readers and answers. */
export async function readEditing(
  { db }: World,
  now: Date,
  nameOf: NameOf,
): Promise<NonNullable<HomeFigures['editing']>> {
  const soon = new Date(now.getTime() + endingDays * dayMs)
  const isAsked = { notice: { ...shownAt(now), questionnaire: { isNot: null } } }
  const [reach, ahead, ending, open, asked, answered, notices] = await Promise.all([
    readReach(db, now),
    db.notice.count({ where: { ...sent, startDate: { gt: now } } }),
    db.notice.count({ where: { ...shownAt(now), endDate: { gte: now, lte: soon } } }),
    db.questionnaire.count({ where: { notice: shownAt(now) } }),
    db.noticeRecipient.count({ where: isAsked }),
    db.questionnaireResponse.count({ where: { questionnaire: { notice: shownAt(now) } } }),
    db.notice.findMany({
      where: shownAt(now),
      orderBy: [{ startDate: 'desc' }, { id: 'desc' }],
      take: shownNotices,
      include: { _count: { select: { recipients: true } } },
    }),
  ])
  const read = await db.noticeRecipient.groupBy({
    by: ['noticeId'],
    where: { noticeId: { in: notices.map(({ id }) => id) }, readAt: { not: null } },
    _count: true,
  })
  return {
    ...reach,
    ahead,
    ending,
    surveys: { open, asked, answered },
    notices: notices.map(({ id, title, titleEn, endDate, _count }) => ({
      title: nameOf({ name: title, nameEn: titleEn }),
      delivered: _count.recipients,
      read: read.find(({ noticeId }) => noticeId === id)?._count ?? 0,
      endDate: endDate.toISOString(),
    })),
  }
}
