import type { Page } from '@playwright/test'
import { castNow } from './support/cast.ts'
import { sendLike } from './support/notices.ts'
import { enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN' })

/** How often the page has requested notices. */
function countRequests(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.url().endsWith(castNow().noticeCall)) count += 1
  })
  return () => count
}

test('a visible window counts new notices and moves no rows, a hidden one requests nothing', {
  tag: ['@smoke', '@any-company'],
}, async ({ page, portal, world, cast: { clerk, notice } }) => {
  await page.clock.install()
  const requests = countRequests(page)
  await enter(page, portal, clerk.userName)
  const bell = page.getByRole('button', { name: /通知，\d+ 条未读/ })
  const unread = async () => Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0])
  const notices = page.getByRole('region', { name: '通知公告' })
  const rows = notices.getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  const [before, shown] = [await unread(), await rows.allTextContents()]
  expect(requests()).toBe(1)
  await sendLike(portal, world, clerk.userName, notice.title, '新增的通知')

  await test.step('not before three minutes have gone', async () => {
    await page.clock.runFor('02:50')
    expect(requests()).toBe(1)
    await page.clock.runFor('00:11')
    await expect.poll(unread).toBe(before + 1)
    expect(requests()).toBe(2)
  })

  const news = notices.getByRole('button', { name: '1 条新通知，点击显示' })
  await test.step('the rows stay where they are until the news are opened', async () => {
    await expect(news).toBeVisible()
    expect(await rows.allTextContents()).toEqual(shown)
    await news.click()
    await expect(rows.filter({ hasText: '新增的通知' })).toBeVisible()
    await expect(notices.getByRole('button', { name: '刷新通知公告' })).toBeVisible()
    await expect(news).toBeHidden()
  })

  await test.step('a hidden window requests nothing, and does so at once when it is seen again', async () => {
    // No browser of a test is ever hidden: the page is made to believe it.
    const show = (state: 'hidden' | 'visible') =>
      page.evaluate((now) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, value: now })
        window.dispatchEvent(new Event('visibilitychange'))
      }, state)
    const before = requests()
    await show('hidden')
    await page.clock.runFor('20:00')
    expect(requests()).toBe(before)
    await show('visible')
    await expect.poll(requests).toBe(before + 1)
  })
})
