import type { Page } from '@playwright/test'
import { signIn } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { certificateCookie } from './support/sessions.ts'

test.use({ locale: 'zh-CN' })

/** Records every heading that is ever rendered, however briefly, from each load on. */
async function recordHeadings(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(window, { seenHeadings: seen })
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('h1')) seen.add(textContent)
    }).observe(document, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => [...(window as unknown as { seenHeadings: Set<string> }).seenHeadings]) // set above
}

const signInHeading = '欢迎回来'
const toSignIn = (address: string) => `/login?redirect=${encodeURIComponent(address)}`

test('without a session every screen leads to the sign-in page, which leads to the wanted address; a session that cannot enter ends with the reason [S-2.13] [S-2.14] [S-4.1] [S-5.1] [S-8.9] [S-8.10]', {
  tag: ['@smoke', '@session'],
}, async ({ page, portal, cast: { clerk, orders, withoutRole } }) => {
  const wanted = '/profile?from=mail'
  const headings = await recordHeadings(page)
  for (const address of [`${orders.address}?page=2`, '/no/such/page']) {
    await page.goto(address)
    await expect(page).toHaveURL(toSignIn(address))
    await expect(page.getByRole('heading', { name: signInHeading })).toBeVisible()
    expect(await headings()).toEqual([signInHeading])
  }

  await test.step('an unknown address shows the not-found page with a way home', async () => {
    await signIn(page, portal, clerk.userName)
    await expect(page).toHaveURL(/\/404$/)
    await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible()
    await page
      .getByRole('link', { name: '返回首页' })
      .or(page.getByRole('button', { name: '返回首页' }))
      .click()
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  await test.step('with a session the sign-in page leads home, without a glimpse of it', async () => {
    await page.goto('/login')
    await expect(page.getByRole('heading', { name: new RegExp(clerk.fullName) })).toBeVisible()
    await expect(page).toHaveURL(/\/dashboard$/)
    expect(await headings()).not.toContain(signInHeading)
  })

  await test.step('a session that the server has ended', async () => {
    await page.context().addCookies([{ name: 'Admin-Token', value: 'long-gone', url: portal.url }])
    await page.goto(wanted)
    await expect(page).toHaveURL(toSignIn(wanted))
  })

  await test.step('a user without a responsibility', async () => {
    await portal.signInAs(withoutRole.userName)
    await page.goto(wanted)
    await expect(page.getByRole('alert')).toHaveText('用户角色异常，请联系管理员!')
    await expect(page).toHaveURL(toSignIn(wanted))
    expect(await certificateCookie(page)).toBeUndefined()
  })

  await signIn(page, portal, clerk.userName)
  await expect(page).toHaveURL(portal.url + wanted)
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

test('a browser without cookies and storage can sign in, with a warning that a reload ends the session', {
  tag: '@session',
}, async ({ page, portal }) => {
  await page.addInitScript(() =>
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined }),
  )
  await refuseChannelsAndStorage(page)
  await page.goto('/404')
  await signIn(page, portal, 'wangjing')
  await expect(page.getByText('浏览器已禁用 Cookie，刷新或关闭页面后需要重新登录。')).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL(toSignIn('/404'))
  await expect(page.getByRole('heading', { name: signInHeading })).toBeVisible()
})
