import type { Page } from '@playwright/test'
import { enter, enterByDoor, signIn } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN' })

/** Notes every heading that was ever on the screen, however short. */
async function watchHeadings(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(window, { seenHeadings: seen })
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('h1')) seen.add(textContent)
    }).observe(document, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => [...(window as unknown as { seenHeadings: Set<string> }).seenHeadings])
}

const login = '欢迎回来'

test('nobody sees a screen that is not theirs, not even for a moment [S-4.1]', async ({ page, portal }) => {
  const headings = await watchHeadings(page)
  for (const address of ['/', '/dashboard', '/child/oms/orders/ceramic?page=2', '/401', '/no/such/page']) {
    await page.goto(address)
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(address)}`)
    await expect(page.getByRole('heading', { name: login })).toBeVisible()
    expect(await headings()).toEqual([login])
  }
  await signIn(page, portal, 'wangjing')
  await expect(page).toHaveURL(/\/404$/)
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: /王静/ })).toBeVisible()
  expect(await headings()).not.toContain(login)
})

test('an entry that fails says so in the words of the server, on the sign-in page [S-8.9]', async ({
  page,
  portal,
}) => {
  await enter(page, portal, 'wangjing')
  await page.route('**/permissions/getUserInfo*', (route) =>
    route.fulfill({ json: { status: 'E', msg: '系统维护中', data: null } }),
  )
  await page.goto('/child/oms/orders/ceramic?status=approved')
  await expect(page.getByRole('alert')).toHaveText('系统维护中')
  await expect(page).toHaveURL(
    `/login?redirect=${encodeURIComponent('/child/oms/orders/ceramic?status=approved')}`,
  )
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('Admin-Token')
})

test('the way in shows how far it is, and asks for everything at once', async ({ page, portal }) => {
  await enter(page, portal, 'wangjing')
  const asked: string[] = []
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/getUserInfo|findOrganization|findDic/, async (route) => {
    asked.push(new URL(route.request().url()).pathname.split('/').at(-1) ?? '')
    if (asked.at(-1) === 'getUserInfo') await answered
    await route.continue()
  })
  await page.goto('/dashboard', { waitUntil: 'commit' })
  const progress = page.getByRole('progressbar', { name: '正在准备您的工作台…' })
  await expect(progress).toHaveAttribute('value', '0.75')
  expect(asked.sort()).toEqual(['findDic', 'findOrganization', 'getUserInfo'])
  answer()
  await expect(page.getByRole('heading', { name: /王静/ })).toBeVisible()
})

test('leaving a page while it loads does not sign out', async ({ page, portal }) => {
  await enter(page, portal, 'wangjing')
  await page.route('**/findMenuInfoAllSystem', () => undefined)
  const asked = page.waitForRequest('**/findMenuInfoAllSystem')
  await page.goto('/dashboard')
  await asked
  await page.goto('about:blank')
  await page.unroute('**/findMenuInfoAllSystem')
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: '王静' })).toBeVisible()
})

/** As browsers refuse them together with cookies. */
const refuseChannelsAndStorage = (page: Page) =>
  page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refuse })
    Object.defineProperty(window, 'BroadcastChannel', {
      value: new Proxy(BroadcastChannel, { construct: refuse }),
    })
  })

test('whose browser keeps no cookies gets in, and is told that a reload ends it', async ({
  page,
  portal,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined }),
  )
  await refuseChannelsAndStorage(page)
  await enterByDoor(page, portal, 'wangjing')
  await expect(page.getByText('此浏览器禁用了 Cookie，刷新或关闭页面后需要重新登录。')).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL(/\/login\?redirect=%2Fdashboard$/)
  await expect(page.getByRole('heading', { name: login })).toBeVisible()
})
