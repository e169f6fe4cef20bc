import type { Notice, NoticeDetail } from '@portal/protocol/entities/notice'
import type { User } from '@portal/store/generated/client'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { filled } from '../../errors/rejection.ts'
import { texts } from '../../errors/texts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

describe('notice', () => {
  let portal: TestApp
  let user: User
  let certificate: string
  beforeAll(async () => {
    portal = await openTestApp()
    user = await portal.world.db.user.findUniqueOrThrow({ where: { userName: 'dealer.foshan' } })
    certificate = await portal.certificateOf(user.userName)
  })
  afterAll(() => portal.close())

  const ask = (changes: object = {}) => {
    const page = { messReceiverId: user.id, messFromSystem: 'IMS', pageIndex: 1, pageRows: 999_999 }
    return portal.call('findNoticeList', { body: { ...page, ...changes } }, certificate)
  }

  describe('findNoticeList', () => {
    test("answers the user's notices, newest first, and counts them [S-7.15]", async () => {
      const { data, count } = await ask()
      const notices = data as Notice[] // as the call is defined
      const received = await portal.world.db.noticeRecipient.findMany({
        where: { userId: user.id, notice: { status: { not: 'draft' } } },
        include: { notice: true },
      })
      expect(count).toBe(received.length)
      expect(notices.map(({ insMessId }) => insMessId).sort()).toEqual(received.map(({ id }) => id).sort())
      const sentAt = notices.map(
        ({ headId }) => received.find(({ noticeId }) => noticeId === headId)?.notice.createdAt.getTime() ?? 0,
      )
      expect(sentAt).toEqual([...sentAt].sort((a, b) => b - a))
    })

    test('leaves drafts out and delivers invalid ones, for the client to distinguish', async () => {
      const statuses = new Set(((await ask()).data as Notice[]).map(({ noticeStatus }) => noticeStatus))
      expect(statuses).toContain('invalid')
      expect(statuses).not.toContain('draft')
    })

    test('answers page by page', async () => {
      const all = (await ask()).data as Notice[]
      const pages = await Promise.all([1, 2].map((pageIndex) => ask({ pageIndex, pageRows: 3 })))
      expect(pages.flatMap(({ data }) => data)).toEqual(all.slice(0, 6))
      expect(pages.map(({ count }) => count)).toEqual([all.length, all.length])
      expect(await ask({ pageIndex: 999_999 })).toMatchObject({ data: [], count: all.length })
    })

    test('answers nothing from a system that sent none', async () => {
      expect(await ask({ messFromSystem: 'NONE' })).toMatchObject({ data: [], count: 0 })
    })

    test("refuses another user's notices", async () => {
      expect(await ask({ messReceiverId: user.id + 1 })).toMatchObject({
        status: 'E',
        msg: texts.notYourNotices.zh,
      })
    })
  })
})

describe('message', () => {
  let portal: TestApp
  let certificate: string
  let all: Notice[]
  beforeAll(async () => {
    portal = await openTestApp()
    certificate = await portal.certificateOf('dealer.foshan')
    all = (await find({ pageRows: 999_999 })).notices
  })
  beforeEach(() => portal.world.db.noticeRecipient.updateMany({ data: { readAt: null } }))
  afterAll(() => portal.close())

  async function find(body: object) {
    const { data, count } = await portal.call('findMessagePagination', { body: { ...body } }, certificate)
    return { notices: data as Notice[], count } // as the call is defined
  }
  const mark = (ids: string | undefined, body: object = {}, query: object = {}) =>
    portal.call('updateMessageStatus', { query: { ...query }, body: { ids, ...body } }, certificate)

  describe('findMessagePagination', () => {
    test('answers page by page, ten at a time, newest first, with the number of all', async () => {
      const first = await find({})
      expect(first).toEqual({ notices: all.slice(0, 10), count: all.length })
      expect(await find({ pageIndex: 2, pageRows: 3 })).toEqual({
        notices: all.slice(3, 6),
        count: all.length,
      })
      expect(await find({ pageIndex: 999_999 })).toEqual({ notices: [], count: all.length })
    })

    test('leaves out what begins later', async () => {
      const startDate = { gt: portal.world.now() }
      const later = await portal.world.db.noticeRecipient.findMany({
        where: { user: { userName: 'dealer.foshan' }, notice: { status: { not: 'draft' }, startDate } },
      })
      expect(later).not.toHaveLength(0)
      const ids = all.map(({ insMessId }) => insMessId)
      expect(later.filter(({ id }) => ids.includes(id))).toEqual([])
    })

    test('filters by part of the title, by type and by sender', async () => {
      const [some] = all
      const keyword = some?.title.slice(1, -1)
      expect((await find({ keyword })).notices).toContainEqual(some)
      expect(await find({ keyword: '%' })).toEqual({ notices: [], count: 0 })
      const policies = all.filter(({ noticeType }) => noticeType === 'policy')
      expect(await find({ noticeType: 'policy' })).toMatchObject({ count: policies.length })
      expect(await find({ messFromSystem: 'NONE' })).toEqual({ notices: [], count: 0 })
    })

    test('sorts by time or title, either way', async () => {
      const ids = async (sort: string) =>
        (await find({ sort, pageRows: 999_999 })).notices.map(({ insMessId }) => insMessId)
      expect(await ids('sentAt')).toEqual((await ids('-sentAt')).reverse())
      expect(await ids('title')).toEqual((await ids('-title')).reverse())
    })
  })

  describe('updateMessageStatus', () => {
    test.each([
      ['in the form', (ids: string) => mark(ids)],
      ['in the query', (ids: string) => mark(undefined, {}, { ids })],
    ])('marks the messages %s as read, and what is counted follows [S-7.17]', async (_where, markRead) => {
      const ids = all.slice(0, 2).map(({ insMessId }) => insMessId)
      expect(await markRead(ids.join())).toEqual({ status: 'S', data: { updated: 2 } })
      expect(await markRead(ids.join())).toEqual({ status: 'S', data: { updated: 0 } })
      expect((await find({ readFlag: 'N' })).count).toBe(all.length - 2)
      const { notices } = await find({ readFlag: 'Y' })
      expect(notices.map(({ insMessId }) => insMessId)).toEqual(ids)
    })

    test('marks as unread when asked to', async () => {
      const id = String(all[0]?.insMessId)
      await mark(id)
      expect(await mark(id, { readFlag: 'N' })).toMatchObject({ data: { updated: 1 } })
      expect((await find({ readFlag: 'Y' })).count).toBe(0)
    })

    test('refuses messages of others, and marks none', async () => {
      const theirs = await portal.world.db.noticeRecipient.findFirstOrThrow({
        where: { user: { userName: 'admin' } },
      })
      const mine = all[0]?.insMessId
      const answer = await mark(`${mine},${theirs.id}`)
      expect(answer).toEqual({
        status: 'E',
        msg: filled(texts.noSuchNoticeAs, { id: String(theirs.id) }).zh,
        data: null,
      })
      expect((await find({ readFlag: 'Y' })).count).toBe(0)
    })

    test.each([
      [undefined, texts.missingIds.zh],
      ['1;2', 'ids'],
      ['9999999999', filled(texts.noSuchNoticeAs, { id: '9999999999' }).zh],
      ['x-9', filled(texts.noSuchNoticeAs, { id: 'x-9' }).zh],
    ])('refuses the ids %j', async (ids, reason) => {
      expect(await mark(ids)).toMatchObject({ status: 'E', msg: expect.stringContaining(reason) })
    })
  })

  describe('one message', () => {
    test('is the same by its own number and by that of the notice, with its text [S-7.16]', async () => {
      const [some] = all
      const { headId, insMessId } = some ?? {}
      const byNotice = await portal.call('findNoticeDetail', { body: { headId } }, certificate)
      const detail = byNotice.data as NoticeDetail // as the call is defined
      expect(detail).toMatchObject({ ...some, messFromSystem: 'IMS' })
      expect(detail.content).toMatch(/^<p>/)
      const byMessage = await portal.call('findMessInstationDetail', { body: { insMessId } }, certificate)
      expect(byMessage).toEqual(byNotice)
      const forDealers = await portal.call('findDealerNoticeById', { query: { id: headId } }, certificate)
      expect(forDealers.data).toMatchObject({ id: headId, noticeTitle: some?.title, content: detail.content })
    })

    test.each(['draft', 'a notice to others'])('is refused for %s', async (what) => {
      const where = what === 'draft' ? { status: 'draft' } : { audience: 'staff' as const }
      const { id } = await portal.world.db.notice.findFirstOrThrow({ where })
      const refusal = { status: 'E', msg: texts.noSuchNotice.zh, data: null }
      expect(await portal.call('findNoticeDetail', { body: { headId: id } }, certificate)).toEqual(refusal)
      expect(await portal.call('findDealerNoticeById', { query: { id } }, certificate)).toEqual(refusal)
    })
  })
})
