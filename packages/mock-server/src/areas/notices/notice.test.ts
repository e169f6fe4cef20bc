import type { Notice } from '@portal/protocol/entities/notice'
import type { User } from '@portal/store/generated/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { texts } from '../../errors/texts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

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
