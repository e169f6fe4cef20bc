import type { Page } from '@playwright/test'
import type { Cast } from './support/cast-types.ts'
import { expect, test } from './support/portal.ts'
import { certificateCookie } from './support/sessions.ts'
import { offerProvider, signOnCode } from './support/sign-on.ts'

test.use({ locale: 'zh-CN' })

test.beforeEach(({ context }) => offerProvider(context))

const offer = { name: '使用 OA 登录' }
const personOf = (provider: Page, { fullName, userName }: Cast['clerk']) =>
  provider.getByRole('link', { name: `${fullName}（${userName}）` })
const notRequested = /^单点登录失败 ~ 此次登录并非由当前窗口发起/
const wanted = '/profile?from=mail'
const toWanted = `/login?redirect=${encodeURIComponent(wanted)}`

/** Opens the window of the identity provider from the sign-in page. */
async function openProvider(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', offer).click()
  return opened
}

test('a sign-on in a window of its own leads to the wanted page; answers that were not requested sign no user in; a browser without windows signs on in this one [S-2.3]', {
  tag: '@session',
}, async ({ page, portal, world, cast: { clerk, manager } }) => {
  await page.goto(wanted)
  const provider = await openProvider(page)
  await expect(page.getByText('请在新打开的窗口中继续登录。')).toBeVisible()
  await personOf(provider, clerk).waitFor()

  await test.step('a message of this window is no answer', async () => {
    const code = await signOnCode(portal, world, manager.userName)
    await page.evaluate((stolen) => {
      const { state } = JSON.parse(sessionStorage.getItem('RTM_signOn') ?? '{}').value
      window.postMessage({ type: 'portal-sign-on', code: stolen, state, error: '' }, location.origin)
    }, code)
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeEnabled()
    expect(await certificateCookie(page)).toBeUndefined()
  })

  await test.step('an answer with another state is refused in the other window, which stays usable', async () => {
    const code = await signOnCode(portal, world, manager.userName)
    await provider.goto(`${portal.url}/auth-redirect?code=${code}&state=guessed`)
    await expect(provider.getByRole('alert')).toHaveText(notRequested)
    expect(provider.url()).not.toContain(code)
    expect(await certificateCookie(page)).toBeUndefined()
    const started = provider.waitForURL(/sso-provider/)
    await page.getByRole('button', offer).click()
    await started
  })

  const closed = provider.waitForEvent('close')
  await personOf(provider, clerk).click()
  await closed
  await expect(page).toHaveURL(portal.url + wanted)
  await expect(page.getByRole('button', { name: clerk.fullName })).toBeVisible()

  await test.step('a browser that opens no windows signs on in this one, and a cancelled sign-on can be repeated', async () => {
    await page.addInitScript(() => {
      window.open = () => null
    })
    await page.context().clearCookies({ name: 'Admin-Token' })
    await page.goto(toWanted)
    await page.getByRole('button', offer).click()
    await page.getByRole('link', { name: '取消登录' }).click()
    await expect(page.getByRole('alert')).toHaveText('单点登录失败 ~ 您取消了登录。')
    await expect(page).toHaveURL(portal.url + toWanted)

    await page.getByRole('button', offer).focus()
    await page.keyboard.press('Enter')
    await personOf(page, clerk).click()
    await expect(page).toHaveURL(portal.url + wanted)
    expect(await page.evaluate(() => sessionStorage.getItem('RTM_signOn'))).toBeNull()

    // Its state is not accepted again.
    await page.goBack()
    await personOf(page, manager).click()
    await expect(page.getByText(notRequested)).toBeVisible()
    await expect(page.getByRole('button', { name: clerk.fullName })).toBeVisible()
  })
})
