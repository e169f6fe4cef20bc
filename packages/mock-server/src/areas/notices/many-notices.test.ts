import type { Notice } from '@portal/protocol/entities/notice'
import { seedNotices } from '@portal/store/seeds/notices'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const pageRows = 1000

let portal: TestApp
let certificate: string
let userId: number
/** Everything on one page of 999999, as the portal requests it (specification §9). */
let all: readonly Notice[]
beforeAll(async () => {
  portal = await openTestApp()
  await seedNotices(portal.world, { count: 5000 })
  certificate = await portal.certificateOf('wangjing')
  userId = (await portal.world.db.user.findUniqueOrThrow({ where: { userName: 'wangjing' } })).id
  all = await everything()
}, 60_000)
afterAll(() => portal.close())

async function everything() {
  const body = { messReceiverId: userId, messFromSystem: 'IMS', pageIndex: 1, pageRows: 999_999 }
  return (await portal.call('findNoticeList', { body }, certificate)).data as Notice[] // as the call is defined
}

async function page(filter: object, pageIndex: number) {
  const body = { ...filter, pageIndex, pageRows }
  const { data, count } = await portal.call('findMessagePagination', { body }, certificate)
  return { notices: data as Notice[], count } // as the call is defined
}

/** All pages of a filter, one after the other. */
async function pages(filter: object) {
  const found: Notice[] = []
  for (let number = 1; ; number++) {
    const { notices, count } = await page(filter, number)
    found.push(...notices)
    if (notices.length < pageRows) return { found, count }
  }
}

describe('of thousands of notices', () => {
  test('one page has every one, once [S-9.11]', () => {
    expect(all.length).toBeGreaterThan(5000)
    expect(new Set(all.map(({ insMessId }) => insMessId)).size).toBe(all.length)
  })

  test.each<[string, object, (notice: Notice) => boolean]>([
    ['all', {}, () => true],
    ['of a type', { noticeType: 'policy' }, ({ noticeType }) => noticeType === 'policy'],
    ['with a word in the title', { keyword: '培训' }, ({ title }) => title.includes('培训')],
    ['that are unread', { readFlag: 'N' }, ({ readFlag }) => readFlag === 'N'],
    ['that are read', { readFlag: 'Y' }, ({ readFlag }) => readFlag === 'Y'],
  ])(
    'the pages of those %s have each of them that has begun once, in the same order',
    async (_what, filter, isAmong) => {
      const { found, count } = await pages(filter)
      const begun = ({ startDate }: Notice) => new Date(startDate) <= portal.world.now()
      const among = all.filter((notice) => begun(notice) && isAmong(notice))
      expect(count).toBe(among.length)
      expect(found).toEqual(among)
    },
  )

  test('some are marked as read among all the others', async () => {
    const some = all.slice(1000, 1300).map(({ insMessId }) => insMessId)
    await portal.call(
      'updateMessageStatus',
      { query: {}, body: { ids: some.join(), readFlag: 'Y' } },
      certificate,
    )
    const read = (await everything()).filter(({ readFlag }) => readFlag === 'Y')
    expect(read.map(({ insMessId }) => insMessId)).toEqual(some)
  })
})
