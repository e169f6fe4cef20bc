import type { NoticeAudience, PrismaClient } from '../generated/client.ts'
import { dayMs } from '../worlds/clock.ts'
import type { Company } from './company-choice.ts'
import type { ValuePath } from './company-files.ts'
import type { CompanyIds } from './problems.ts'
import { codesOf, Problems, resolveDay } from './problems.ts'
import { checkQuestionnaire, writeQuestionnaire } from './questionnaires.ts'
import type { Notices } from './schemas.ts'

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
