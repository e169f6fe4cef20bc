import { expectedOf } from '@portal/protocol/rules/nearest'
import type { NoticeAudience } from '../generated/client.ts'
import { deliverNotices } from '../notices.ts'
import { dayMs } from '../worlds/clock.ts'
import { defined } from './people.ts'
import { date, EntryRefusal, type EntryWriter, given, idsOf, type Writing } from './writing.ts'

const usualType = 'announcement'
const usualSystem = 'IMS'

/** Notices, given to their recipients at once. */
export const noticeWriter: EntryWriter<'notice'> = {
  async withKey(entry, writing) {
    const type = entry.type ?? usualType
    return {
      ...entry,
      system: entry.system ?? usualSystem,
      title: entry.title ?? (await nameOf(type, writing)),
    }
  },

  async find({ system, title }, { tx }) {
    const notice = await tx.notice.findFirst({
      where: { systemCode: given(system, 'system'), title: given(title, 'title') },
      include: { recipients: { include: { user: true }, orderBy: { userId: 'asc' } } },
      orderBy: { id: 'desc' },
    })
    if (!notice) return undefined
    const { id, systemCode, type, titleEn, body, status, startDate, endDate, messTypePath } = notice
    const values = {
      ...{ system: systemCode, title: notice.title, type, body, status, onHomePage: notice.showInHomePage },
      ...(titleEn === null ? {} : { titleEn }),
      ...(messTypePath === null ? {} : { link: messTypePath }),
      for: forOf(
        notice.audience,
        notice.recipients.map(({ user }) => user.userName),
      ),
      from: startDate.toISOString(),
      until: endDate.toISOString(),
    }
    return { id, values }
  },

  async add(entry, writing) {
    const { tx, now } = writing
    const title = given(entry.title, 'title')
    const type = await lookedUp('type', 'NOTICE_TYPE', entry.type ?? usualType, writing)
    const status = await lookedUp('status', 'NOTICE_STATUS', entry.status ?? 'published', writing)
    const startDate = date(entry.from) ?? now
    const endDate = date(entry.until) ?? new Date(startDate.getTime() + 14 * dayMs)
    inOrder(startDate, endDate)
    const audience = entry.for ?? ['all']
    const { id } = await tx.notice.create({
      data: {
        ...{ title, titleEn: entry.titleEn ?? null, type, status, startDate, endDate },
        systemCode: given(entry.system, 'system'),
        body: entry.body ?? `<p>${escaped(title)}</p>`,
        showInHomePage: entry.onHomePage ?? type === 'questionnaire',
        messTypePath: entry.link ?? null,
        audience: audienceOf(audience),
        createdAt: new Date(Math.min(startDate.getTime(), now.getTime())),
      },
    })
    await deliver(id, audience, writing)
  },

  async change({ id, values }, entry, writing) {
    const { titleEn, body, link: messTypePath, onHomePage: showInHomePage } = entry
    const [startDate, endDate] = [date(entry.from), date(entry.until)]
    inOrder(startDate ?? new Date(values.from ?? 0), endDate ?? new Date(values.until ?? 0))
    const type = entry.type && (await lookedUp('type', 'NOTICE_TYPE', entry.type, writing))
    const status = entry.status && (await lookedUp('status', 'NOTICE_STATUS', entry.status, writing))
    const audience = entry.for && audienceOf(entry.for)
    await writing.tx.notice.update({
      where: { id },
      data: defined({
        titleEn,
        body,
        messTypePath,
        showInHomePage,
        startDate,
        endDate,
        type,
        status,
        audience,
      }),
    })
    if (!entry.for || same(entry.for, values.for ?? [])) return
    await writing.tx.noticeRecipient.deleteMany({ where: { noticeId: id } })
    await deliver(id, entry.for, writing)
  },
}

const same = (a: readonly string[], b: readonly string[]) => a.toSorted().join() === b.toSorted().join()
const kinds = ['staff', 'sales', 'distributor'] as const

export function audienceOf(audience: readonly string[]): NoticeAudience {
  const [only] = audience
  if (audience.length === 1 && only === 'all') return 'everyone'
  return (audience.length === 1 && kinds.find((kind) => kind === only)) || 'selected'
}

const forOf = (audience: NoticeAudience, userNames: string[]): string[] =>
  audience === 'everyone' ? ['all'] : audience === 'selected' ? userNames : [audience]

async function deliver(noticeId: number, audience: readonly string[], writing: Writing): Promise<void> {
  const { tx } = writing
  if (audienceOf(audience) !== 'selected') return deliverNotices(tx, { fromNotice: noticeId })
  const ids = await idsOf(writing, 'user', audience, 'for')
  await tx.noticeRecipient.createMany({ data: ids.map((userId) => ({ noticeId, userId })) })
}

/** A code of a lookup; a company without that lookup takes codes as they are. */
export async function lookedUp(
  field: string,
  type: string,
  code: string,
  { tx }: Pick<Writing, 'tx'>,
): Promise<string> {
  const known = (
    await tx.lookup.findMany({ where: { type }, select: { code: true }, orderBy: { id: 'asc' } })
  ).map((row) => row.code)
  if (known.length === 0 || known.includes(code)) return code
  throw new EntryRefusal(field, `${type} has no code ${code}; ${expectedOf(code, known)}`)
}

async function nameOf(type: string, { tx }: Writing): Promise<string> {
  const found = await tx.lookup.findFirst({
    where: { type: 'NOTICE_TYPE', code: type },
    select: { name: true },
  })
  return found?.name ?? type
}

function inOrder(start: Date, end: Date): void {
  if (end >= start) return
  throw new EntryRefusal('until', `${end.toISOString()} is before it begins, at ${start.toISOString()}`)
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
