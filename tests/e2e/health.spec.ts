import { expect, test } from './support/portal.ts'

test.use({ locale: 'en-US', expectedPageErrors: [/404/] })

test('an administrator sees before any sign-in what of the installation is in order, and what is not', async ({
  page,
}) => {
  await page.route('**/sub-apps/dp/', (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/__health')
  await expect(page.getByRole('heading', { name: 'Status of the portal' })).toBeVisible()
  await expect(page.getByRole('status')).toContainText('to be mended')
  const finding = (subject: string) =>
    page.getByRole('listitem').filter({ has: page.getByText(subject, { exact: true }) })
  await expect(finding('version')).toContainText(/Version \d+\.\d+\.\d+/)
  await expect(finding('config.json')).toContainText('Asked for again at each load')
  await expect(finding('/assets/')).toContainText('A missing file is 404')
  await expect(finding('cipherKey')).toContainText('The key of the demo')
  await expect(finding('/api/imsSaafBaseServer/permissions/getUserInfo')).toContainText(/Answered in \d+ ms/)
  await expect(finding('oms')).toContainText(/Answered in \d+ ms/)
  await expect(finding('dp')).toContainText('HTTP 404')

  await page.unroute('**/sub-apps/dp/')
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(finding('dp')).toContainText(/Answered in \d+ ms/)
})
