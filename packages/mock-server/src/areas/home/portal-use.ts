import type { HomeFigures, ServiceUse } from '@portal/protocol/calls/figures'
import type { RequestRecord } from '@portal/protocol/control/requests'
import { shownShare } from '@portal/protocol/rules/shown-share'
import type { Prisma } from '@portal/store/generated/client'
import { dayMs, startOfDay } from '@portal/store/worlds/clock'
import type { World } from '@portal/store/worlds/world'
import type { NameOf } from '../../domain/name-language.ts'
import { personName } from '../../queries/wire-values.ts'

/** Days before its end that a notice counts as ending (assumed). */
const endingDays = 7
const shownNotices = 12

/** Neither kept back nor withdrawn. */
const sent = { status: { notIn: ['draft', 'invalid'] } } satisfies Prisma.NoticeWhereInput
const shownAt = (now: Date) => ({ ...sent, startDate: { lte: now }, endDate: { gte: now } })

/** How many notices are shown, and how many in a hundred of their deliveries were read. */
async function readReach(db: World['db'], now: Date) {
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

/** Who uses the portal, and how well the backend answers. */
export async function readPortalUse(
  { db, journal }: World,
  now: Date,
  nameOf: NameOf,
): Promise<NonNullable<HomeFigures['portal']>> {
  const live = { kind: 'signedIn', expiresAt: { gt: now } } as const
  const [sessions, signInsToday, reach] = await Promise.all([
    db.session.findMany({
      where: live,
      orderBy: { createdAt: 'desc' },
      distinct: ['userId'],
      include: { user: true },
    }),
    db.session.count({ where: { kind: 'signedIn', createdAt: { gte: startOfDay(now) } } }),
    readReach(db, now),
  ])
  // The journal has real time.
  const since = Date.now() - dayMs
  const requests = journal
    .read({ since: new Date(since).toISOString(), limit: 10_000 })
    .filter(({ path }) => path.startsWith('/api/'))
  return {
    signedIn: sessions.length,
    signInsToday,
    noticesShown: reach.shown,
    failures: requests.filter(isFailure).length,
    noticesRead: reach.readPercent,
    people: sessions.slice(0, shownPeople).map(({ user, createdAt }) => ({
      userName: user.userName,
      userFullName: personName(user, nameOf),
      signedInAt: createdAt.toISOString(),
    })),
    services: servicesOf(requests),
    hours: hoursOf(requests, since),
  }
}

const shownPeople = 200

/** A system is down, as seen from outside. */
const isFailure = ({ httpStatus }: Pick<RequestRecord, 'httpStatus'>): boolean =>
  httpStatus !== null && httpStatus >= 500

type Counted = Pick<RequestRecord, 'path' | 'time' | 'httpStatus' | 'durationMs' | 'call' | 'status'>

/** Requests by the part of the backend that answered them. */
export function servicesOf(requests: readonly Counted[]): ServiceUse[] {
  const byService = new Map<string, Counted[]>()
  for (const request of requests) {
    const service = request.path.split('/')[2] ?? ''
    const own = byService.get(service)
    if (own) own.push(request)
    else byService.set(service, [request])
  }
  return [...byService]
    .map(([service, own]) => {
      const durations = own.map(({ durationMs }) => durationMs).toSorted((one, other) => one - other)
      return {
        service,
        calls: own.length,
        failures: own.filter(isFailure).length,
        slowMs: Math.ceil(durations[Math.ceil(durations.length * 0.95) - 1] ?? 0),
      }
    })
    .toSorted((one, other) => other.failures - one.failures || other.calls - one.calls)
}

const parts = 8

/** The day that began at `since` (ms), three hours at a time. */
export function hoursOf(requests: readonly Counted[], since: number) {
  const partMs = dayMs / parts
  return Array.from({ length: parts }, (_part, index) => {
    const own = requests.filter(
      ({ time }) => Math.min(parts - 1, Math.floor((Date.parse(time) - since) / partMs)) === index,
    )
    return {
      calls: own.length,
      failures: own.filter(isFailure).length,
      signIns: own.filter(({ call, status }) => call === 'login' && status === 'S').length,
    }
  })
}
