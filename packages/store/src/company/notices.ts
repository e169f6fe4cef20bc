import type { NoticeAudience, PrismaClient } from '../generated/client.ts'
import { dayMs } from '../worlds/clock.ts'
import type { Company } from './company-choice.ts'
import type { Source, ValuePath } from './company-files.ts'
import { type CompanyIds, codesOf, Problems, resolveDay } from './problems.ts'
import type { Notices, QuestionnaireEntry } from './schemas.ts'

/** The questions of one notice: codes of their own, and options where something is chosen. */
function checkQuestionnaire(problems: Problems, notices: Source<Notices>, index: number): void {
  const notice = notices.content[index]
  if (!notice?.questionnaire) return
  const at = [index, 'questionnaire'] as const
  if (notice.type !== 'questionnaire') {
    problems.add(notices, [...at, 'code'], `a notice of the type ${notice.type} has no questionnaire`)
  }
  const { questions } = notice.questionnaire
  problems.unique(
    notices,
    'question',
    questions.map(({ code }, which) => [[...at, 'questions', which, 'code'], code]),
  )
  questions.forEach(({ code, kind, options }, which) => {
    const isChosen = kind === 'choice' || kind === 'choices'
    const path = [...at, 'questions', which] as const
    if (isChosen !== (options !== undefined)) {
      problems.add(
        notices,
        path,
        `question ${code} of the kind ${kind} ${isChosen ? 'lacks' : 'has no'} options`,
      )
    }
    problems.unique(
      notices,
      'option',
      (options ?? []).map((option, place) => [[...path, 'options', place, 'code'], option.code]),
    )
  })
}

/** Stores the questions of a notice. */
export async function writeQuestionnaire(
  db: PrismaClient,
  noticeId: number,
  { code, minutes, questions }: QuestionnaireEntry,
): Promise<void> {
  await db.questionnaire.create({
    data: {
      code,
      noticeId,
      minutes,
      questions: {
        create: questions.map(({ optional = false, options = [], ...question }, position) => ({
          ...question,
          position,
          isRequired: !optional,
          options: { create: options.map((option, place) => ({ ...option, position: place })) },
        })),
      },
    },
  })
}

/** Lookups for a notice's codes (assumed); a company without one shows the codes. */
const noticeLookups = { type: 'NOTICE_TYPE', status: 'NOTICE_STATUS' } as const

/** Notices: known types, statuses and recipients, an end that is not before the start. */
export function checkNotices(company: Company): string[] {
  const problems = new Problems()
  const { notices } = company
  const userNames = new Set(company.users.content.users.map(({ userName }) => userName))
  const someDay = new Date(0)
  const lookups = Object.entries(noticeLookups).flatMap(([field, type]) => {
    const lookup = company.lookups.content.find((one) => one.type === type)
    return lookup ? [{ field: field as keyof typeof noticeLookups, known: codesOf(lookup.entries) }] : []
  })
  notices.content.forEach((notice, index) => {
    for (const { field, known } of lookups) {
      problems.known(notices, [index, field], `notice ${field}`, [notice[field]], known)
    }
    if (Array.isArray(notice.recipients)) {
      problems.known(notices, [index, 'recipients'], 'user', notice.recipients, userNames)
    }
    checkQuestionnaire(problems, notices, index)
    if (resolveDay(notice.endDate, someDay) < resolveDay(notice.startDate, someDay)) {
      problems.add(notices, [index, 'endDate'], `${notice.endDate} is before startDate ${notice.startDate}`)
    }
  })
  problems.unique(
    notices,
    'questionnaire',
    notices.content.flatMap(({ questionnaire }, index): [ValuePath, string][] =>
      questionnaire ? [[[index, 'questionnaire', 'code'], questionnaire.code]] : [],
    ),
  )
  return problems.lines
}

/** A notice as stored; valid from the start of its first day to the end of its last one. */
export function noticeRow(notice: Notices[number], now: Date) {
  const { recipients, system, startDate, endDate, questionnaire: _written, ...rest } = notice
  const start = resolveDay(startDate, now)
  return {
    ...rest,
    systemCode: system,
    audience: audienceOf(recipients),
    startDate: start,
    endDate: new Date(resolveDay(endDate, now).getTime() + dayMs - 1),
    createdAt: start < now ? start : now,
  }
}

function audienceOf(recipients: Notices[number]['recipients']): NoticeAudience {
  if (recipients === 'all') return 'everyone'
  return Array.isArray(recipients) ? 'selected' : recipients.kind
}

export async function writeNotices(
  db: PrismaClient,
  company: Company,
  ids: CompanyIds,
  now: Date,
): Promise<void> {
  const notices = company.notices.content.map((notice, index) => ({ ...notice, id: index + 1 }))
  await db.notice.createMany({
    data: notices.map(({ id, ...notice }) => ({ id, ...noticeRow(notice, now) })),
  })
  for (const { id, questionnaire } of notices) {
    if (questionnaire) await writeQuestionnaire(db, id, questionnaire)
  }
  await db.noticeRecipient.createMany({
    data: notices.flatMap(({ id, recipients }) =>
      Array.isArray(recipients) ? recipients.map((name) => ({ noticeId: id, userId: ids.user(name) })) : [],
    ),
  })
}
