import type { Page } from '@playwright/test'
import { goWithin } from './support/navigation.ts'
import { signIn } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN' })

const secret = 'Zx81-secret-of-an-address-0815'

/** Records every address that the page gives to the browser's history, from each load on. */
async function recordHistory(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const recorded: string[] = []
    Object.assign(window, { recordedAddresses: recorded })
    for (const name of ['pushState', 'replaceState'] as const) {
      const original = history[name].bind(history)
      history[name] = (state: unknown, unused: string, url?: string | URL | null) => {
        recorded.push(String(url ?? ''))
        original(state, unused, url)
      }
    }
  })
  return () => page.evaluate(() => (window as unknown as { recordedAddresses: string[] }).recordedAddresses) // set above
}

test('a secret in an address is neither shown nor stored nor sent, and a sign-in leads to the address without it', {
  tag: ['@smoke', '@session'],
}, async ({ page, portal, world, cast: { clerk, home } }) => {
  // With a token that a sign-in must not use.
  const jump = `/dashboard?menu=${home.code}&systemCode=OSS&token=${secret}`
  const recorded = await recordHistory(page)
  for (const address of [
    `/nowhere?token=${secret}#code=${secret}`,
    `//login?code=${secret}`,
    // The encoded spelling of the sign-in page, with the values of a single sign-on and a jump below it.
    `/%6Cogin?loginType=sso&ssoSystem=OA&code=${secret}&redirect=${encodeURIComponent(jump)}`,
  ]) {
    await test.step(address.replaceAll(secret, '…'), async () => {
      await page.goto(portal.url + address)
      await expect(page.getByLabel('用户名')).toBeVisible()
      expect(decodeURIComponent(page.url())).not.toContain(secret)
      expect((await recorded()).filter((one) => decodeURIComponent(one).includes(secret))).toEqual([])
      const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
      expect(stored).not.toContain(secret)
    })
  }

  await signIn(page, portal, clerk.userName)
  await expect(page).toHaveURL(portal.url + home.address)

  await test.step('a link inside the portal leaves no secret in the address and does not sign on', async () => {
    for (const address of [
      `/dashboard?token=${secret}`,
      `/login?code=${secret}`,
      `/auth-redirect?code=${secret}&state=s`,
    ]) {
      await goWithin(page, address)
      await expect(page).not.toHaveURL(new RegExp(secret))
    }
    expect((await page.context().cookies()).map(({ value }) => value)).not.toContain(secret)
  })

  const journal = await (await page.request.get(`/__portal/worlds/${world}/requests?limit=10000`)).text()
  expect(journal).toContain('getUserInfo')
  expect(journal).not.toContain(secret)
})
