import type { Page } from '@playwright/test'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN' })

const call = (page: Page, id: string) => page.locator(`[id^="operations-"][id$="-${id}"]`)

/** Opens a call and sends its example. */
async function send(page: Page, id: string) {
  await call(page, id).getByRole('button', { expanded: false }).first().click()
  await call(page, id).getByRole('button', { name: 'Try it out' }).click()
  await call(page, id).getByRole('button', { name: 'Execute' }).click()
}

test('the contract is read and tried without any other host, and links to the assumptions', async ({
  page,
  portal,
}) => {
  const origins = new Set<string>()
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) origins.add(new URL(request.url()).origin)
  })
  await page.goto('/docs')
  await expect(page.getByRole('heading', { name: /^Portal backend/ })).toBeVisible()

  await send(page, 'login')
  const signedIn = call(page, 'login').locator('.live-responses-table')
  await expect(signedIn).toContainText('"status": "S"')
  const [, certificate = ''] = /"certificate": "([\w-]+)"/.exec((await signedIn.textContent()) ?? '') ?? []

  await page.getByRole('button', { name: 'Authorize' }).click()
  const dialog = page.locator('.dialog-ux')
  await dialog.getByLabel('Value:').fill(certificate)
  await dialog.getByRole('button', { name: 'Apply credentials' }).click()
  await dialog.getByRole('button', { name: 'Close' }).click()

  await send(page, 'findOrganization')
  await expect(call(page, 'findOrganization').locator('.live-responses-table')).toContainText('瓷砖事业部')
  await send(page, 'findDic')
  await expect(call(page, 'findDic').locator('.live-responses-table')).toContainText('"lookupCode"')
  expect([...origins]).toEqual([portal.url])

  await test.step('the list of assumptions leads to a call and back', async () => {
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: '/docs/assumptions' }).click()
    const list = await opened
    await expect(list.getByRole('heading', { name: 'Assumptions' })).toBeVisible()
    await list.getByRole('link', { name: 'findNoticeList', exact: true }).first().click()
    await expect(list.getByRole('heading', { name: 'findNoticeList' })).toBeInViewport()
    await list.getByRole('link', { name: 'All calls' }).click()
    await expect(list).toHaveURL(/\/docs$/)
  })
})
