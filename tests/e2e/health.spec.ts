import type { Page } from '@playwright/test'
import { configure } from './support/configuration.ts'
import { signIn } from './support/people.ts'
import { withoutSecureContext } from './support/plain-http.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'en-US', expectedPageErrors: [/40[45]/] })

const labels = { userName: 'User name', password: 'Password', submit: 'Sign in' }

const finding = (page: Page, subject: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(subject, { exact: true }) })

test('the status page says that the portal runs; an administrator also sees what of the installation is in order, and what is not, such as a clock that is a day wrong', async ({
  page,
  context,
  portal,
}) => {
  await page.clock.install({ time: Date.now() + 86_400_000 })
  await configure(context, { telemetryEndpoint: '/collector' })
  await page.route('**/collector', (route) => route.fulfill({ status: 405 }))
  await page.route('**/sub-apps/dp/', (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/__health')
  await expect(page.getByRole('heading', { name: 'Portal status' })).toBeVisible()
  await expect(page.getByRole('status')).toHaveText('The portal is running')
  await expect(page.getByText('cipherKey')).toHaveCount(0)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await signIn(page, portal, 'admin', labels)
  await expect(page).toHaveURL(/\/__health$/)
  await expect(page.getByRole('status')).toContainText('to fix')
  await expect(finding(page, 'version')).toContainText(/Version \d+\.\d+\.\d+/)
  await expect(finding(page, 'config.json')).toContainText('Revalidated at each load')
  await expect(finding(page, '/assets/')).toContainText('A missing file is answered with 404')
  await expect(finding(page, 'cipherKey')).toContainText('Still the key of the demo')
  await expect(finding(page, '/api/imsSaafBaseServer/permissions/getUserInfo')).toContainText(
    /Answered in \d+ ms/,
  )
  await expect(finding(page, 'Date')).toContainText(/differ by 86[34]\d\d s/)
  await expect(finding(page, 'oms · qiankun')).toContainText(/Answered in \d+ ms/)
  await expect(finding(page, 'dp · qiankun')).toContainText('HTTP 404')

  await expect(finding(page, 'telemetryEndpoint')).toContainText('HTTP 405: reports are lost')

  await page.route('**/collector', (route) => route.fulfill({ status: 204 }))
  await page.unroute('**/sub-apps/dp/')
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(finding(page, 'dp · qiankun')).toContainText(/Answered in \d+ ms/)
  await expect(finding(page, 'telemetryEndpoint')).toContainText('Errors are sent to /collector')

  await test.step('the report can be copied where there is no clipboard, and administrators find the page in their menu', async () => {
    await withoutSecureContext(context)
    await page.goto('/dashboard')
    await page.getByTitle('My account').click()
    const opened = page.waitForEvent('popup')
    await page.getByRole('menuitem', { name: 'Portal status' }).click()
    const status = await opened
    await status.getByRole('button', { name: 'Copy report' }).click()
    await expect(status.getByRole('button', { name: 'Copied' })).toBeVisible()
  })
})
