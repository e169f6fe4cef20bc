import { insertRows } from '../engines/sqlite.ts'
import type { Notice, Prisma, PrismaClient } from '../generated/client.ts'
import { deliverNotices } from '../notices.ts'
import { dayMs, startOfDay } from '../worlds/clock.ts'
import type { World } from '../worlds/world.ts'
import { inChunks, type Made, numbersAfter, type SeedOptions } from './in-chunks.ts'
import wordings from './notice-wordings.json' with { type: 'json' }
import { randomFor } from './random.ts'
import { cities } from './words.ts'

/** The notice of a number in one of the wordings, whose `{city}` and `{cityEn}` are a place; the number is its id: published, to everyone, for some weeks around the day of `now`. */
function notice(seed: string, number: number, now: Date) {
  const draw = randomFor(seed, 'Notice', number)
  const { type, title, titleEn, body } = draw('wording').pick(wordings)
  const [city, cityEn] = draw('city').pick(cities)
  const fill = (text: string) => text.replaceAll('{city}', city).replaceAll('{cityEn}', cityEn)
  const startDate = startOfDay(now, -draw('age').int(0, 60))
  const endDate = new Date(startOfDay(now, draw('rest').int(1, 60) + 1).getTime() - 1)
  return {
    id: number,
    systemCode: 'IMS',
    type,
    title: fill(title),
    titleEn: fill(titleEn),
    body: fill(body),
    status: 'published',
    audience: 'everyone' as const,
    startDate,
    endDate,
    createdAt: startDate,
  }
}

/** What generated notices have in common; `recipients` are ids of users, for the audience `selected`. */
export type GivenOfNotices = Partial<
  Pick<
    Notice,
    | 'type'
    | 'status'
    | 'systemCode'
    | 'audience'
    | 'startDate'
    | 'endDate'
    | 'messTypePath'
    | 'showInHomePage'
  >
> & { readonly recipients?: readonly number[] }

/** Adds published notices, unread by everybody. */
export const seedNotices = (
  world: World,
  { seed = world.settings.seed, given = {}, ...job }: SeedOptions<GivenOfNotices>,
): Promise<Made<{ id: number; title: string }>> => {
  const { recipients = [], ...fields } = given
  return inChunks(world.db, { task: 'notices', ...job }, async (tx, size) => {
    const { _max } = await tx.notice.aggregate({ _max: { id: true } })
    const made = numbersAfter(_max.id, size).map((number) => ({
      ...{ showInHomePage: false, messTypePath: null },
      ...notice(seed, number, world.now()),
      ...fields,
    }))
    await insertRows(tx, 'Notice', made)
    await deliverNotices(tx, { fromNotice: (_max.id ?? 0) + 1 })
    await insertRows(
      tx,
      'NoticeRecipient',
      made.flatMap(({ id: noticeId }) => recipients.map((userId) => ({ noticeId, userId }))),
    )
    return made.map(({ id, title }) => ({ id, title }))
  })
}

/** Of a hundred notices, how many a person reads sooner or later. */
const readShare = 85
/** Of a hundred people who have read about a questionnaire, how many have answered it. */
const answeredShare = 70
const hourMs = dayMs / 24

const withQuestions = {
  notice: { include: { questionnaire: { include: { questions: { include: { options: true } } } } } },
} as const satisfies Prisma.NoticeRecipientInclude
type Received = Prisma.NoticeRecipientGetPayload<{ include: typeof withQuestions }>

/** When a person read a notice, at work and before today; null while it is unread. */
function readingTime(seed: string, { noticeId, userId, notice }: Received, now: Date): Date | null {
  const draw = randomFor(seed, 'NoticeRead', `${noticeId}-${userId}`)
  const today = startOfDay(now)
  const published = Math.max(notice.createdAt.getTime(), notice.startDate.getTime())
  if (draw('reads').int(1, 100) > readShare) return null
  // Most read it in the first days, some much later; notices that ask for something are read early.
  const days = notice.questionnaire
    ? draw('delay').int(0, 1)
    : Math.floor(draw('delay').int(0, 30) ** 2 / 100)
  const day = startOfDay(new Date(published), days)
  const readAt = new Date(day.getTime() + draw('minute').int(9 * 60, 18 * 60) * (hourMs / 60))
  return readAt < today && readAt.getTime() > published ? readAt : null
}

type Question = NonNullable<Received['notice']['questionnaire']>['questions'][number]

function answersTo({ kind, options }: Question, draw: ReturnType<typeof randomFor>): readonly string[] {
  const codes = options.toSorted((one, other) => one.position - other.position).map(({ code }) => code)
  switch (kind) {
    case 'choice':
      return [draw('choice').pick(codes)]
    case 'choices': {
      const first = draw('first').int(0, codes.length - 1)
      return codes.slice(first, first + draw('choices').int(1, 3))
    }
    case 'rating':
      return [String(draw('rating').int(3, 5))]
    case 'text':
      return draw('says').int(1, 2) === 1 ? [draw('text').pick(remarks)] : []
  }
}

const remarks = ['希望缺货时提前通知，方便调整客户交期。', '对账单能否按门店分开？', '整体不错，继续保持。']

/**
 * Has people of the company read its notices, most of them in the first days, and some answer its questionnaires. The people
 * whom users sign in as have everything still to read.
 */
export async function writeNoticeReads(
  db: PrismaClient,
  { seed, now }: { readonly seed: string; readonly now: Date },
): Promise<void> {
  const received = await db.noticeRecipient.findMany({
    where: {
      user: { demoAccount: null, responsibilities: { some: {} } },
      notice: { status: { not: 'draft' } },
    },
    include: withQuestions,
    orderBy: { id: 'asc' },
  })
  const read = received.flatMap((one) => {
    const readAt = readingTime(seed, one, now)
    return readAt ? [{ ...one, readAt }] : []
  })
  const times = read.map(({ id, readAt }) => [id, readAt.toISOString().replace('Z', '+00:00')])
  await db.$executeRaw`UPDATE "NoticeRecipient" SET "readAt" = one.value ->> 1
    FROM json_each(${JSON.stringify(times)}) one WHERE "NoticeRecipient"."id" = one.value ->> 0`
  const answered = read.flatMap(({ userId, notice: { questionnaire }, readAt }) => {
    if (!questionnaire) return []
    const draw = randomFor(seed, 'QuestionnaireResponse', `${questionnaire.id}-${userId}`)
    return draw('answers').int(1, 100) <= answeredShare ? [{ questionnaire, userId, readAt }] : []
  })
  await insertRows(
    db,
    'QuestionnaireResponse',
    answered.map(({ questionnaire, userId, readAt }, index) => ({
      ...{ id: index + 1, questionnaireId: questionnaire.id, userId },
      submittedAt: new Date(readAt.getTime() + questionnaire.minutes * 60_000),
    })),
  )
  await insertRows(
    db,
    'QuestionAnswer',
    answered.flatMap(({ questionnaire, userId }, index) =>
      questionnaire.questions.flatMap((question) =>
        answersTo(question, randomFor(seed, 'QuestionAnswer', `${question.id}-${userId}`)).map((value) => ({
          ...{ responseId: index + 1, questionId: question.id, value },
        })),
      ),
    ),
  )
}
