import type { Page } from '@playwright/test'
import { enter, signIn } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN' })

const secret = 'Zx81-secret-of-an-address-0815'

/** Every address that the page's entries of the history bear, as far as the page has told. */
async function watchHistory(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const told: string[] = []
    Object.assign(window, { toldAddresses: told })
    for (const name of ['pushState', 'replaceState'] as const) {
      const original = history[name].bind(history)
      history[name] = (state: unknown, unused: string, url?: string | URL | null) => {
        told.push(String(url ?? ''))
        original(state, unused, url)
      }
    }
  })
}
const toldBy = (page: Page) =>
  page.evaluate(() => (window as unknown as { toldAddresses: string[] }).toldAddresses) // set above

for (const address of [
  `/login?redirect=${encodeURIComponent(`/dashboard?menu=OSS_HOME&token=${secret}`)}`,
  `/login?redirect=${encodeURIComponent(`/login?loginType=sso&ssoSystem=OA&code=${secret}`)}`,
  `/%6Cogin?loginType=sso&ssoSystem=OA&code=${secret}`,
  `/%64ashboard?token=${secret}`,
  `/reset%5Fpassword?token=${secret}`,
  `//login?code=${secret}`,
  `/nowhere?token=${secret}#code=${secret}`,
]) {
  test(`${address.replaceAll(secret, '…')} shows and tells nothing of its secret`, async ({
    page,
    portal,
    world,
  }) => {
    await watchHistory(page)
    await page.goto(portal.url + address)
    await expect(page.getByLabel('用户名')).toBeVisible()
    expect(decodeURIComponent(page.url())).not.toContain(secret)
    expect((await toldBy(page)).filter((told) => decodeURIComponent(told).includes(secret))).toEqual([])
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(kept).not.toContain(secret)
    const journal = await (await page.request.get(`/__portal/worlds/${world}/requests?limit=10000`)).text()
    expect(journal).not.toContain(secret)
  })
}

test('the page that was wanted is kept without its secret', async ({ page, portal }) => {
  const wanted = encodeURIComponent(`/dashboard?menu=OSS_HOME&systemCode=OSS&token=${secret}`)
  await page.goto(`/login?redirect=${wanted}`)
  await signIn(page, portal, 'wangjing')
  await expect(page).toHaveURL(/\/child\/oms\/home$/)
})

test('a link inside the portal leaves no secret in the address, and nobody is signed on by it', async ({
  page,
  portal,
}) => {
  await enter(page, portal, 'wangjing')
  for (const address of [
    `/dashboard?token=${secret}`,
    `/login?code=${secret}`,
    `/auth-redirect?code=${secret}&state=s`,
  ]) {
    await page.evaluate((to) => {
      history.pushState(null, '', to)
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
    }, address)
    await expect(page).not.toHaveURL(new RegExp(secret))
  }
  expect((await page.context().cookies()).map(({ value }) => value)).not.toContain(secret)
})

test('the encoded spelling of the sign-in page is the sign-in page', async ({ page, portal }) => {
  await page.goto('/%6Cogin')
  await signIn(page, portal, 'wangjing')
  await expect(page).toHaveURL(/\/dashboard$/)
})
