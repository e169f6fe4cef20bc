import type { Page } from '@playwright/test'
import { enterAt } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN', expectedPageErrors: [/Failed to load resource|SECRET-OF-A-USER/] })

/** Configures telemetry, and records what is sent. */
async function collecting(page: Page): Promise<string[]> {
  const batches: string[] = []
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), telemetryEndpoint: '/collector' } })
  })
  await page.route('**/collector', async (route) => {
    batches.push(route.request().postData() ?? '')
    await route.fulfill({ status: 204 })
  })
  return batches
}

const itemsOf = (batches: readonly string[]): unknown[] => batches.flatMap((batch) => JSON.parse(batch).items)

test('errors, failed calls and Web Vitals reach the endpoint of the installation, with numbers and without secrets', async ({
  page,
  portal,
}) => {
  const batches = await collecting(page)
  await page.route('**/findNoticeList', (route) => route.fulfill({ status: 503 }))
  await enterAt(page, portal, 'wangjing', '/notification/list')
  const failure = page.getByText(/编号 [0-9a-f]{12}/).first()
  await expect(failure).toBeVisible()
  const call = { kind: 'call', status: 503, address: expect.stringMatching(/findNoticeList$/) }
  // The first one was pending before the watch started; by now its code has loaded.
  await expect.poll(() => itemsOf(batches)).toContainEqual(expect.objectContaining(call))
  await page.getByRole('button', { name: '重试' }).first().click()
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('failed with token=SECRET-OF-A-USER')
    })
  })

  const missing = () => ['uncaught', 'TTFB'].filter((part) => !batches.join('').includes(part))
  await expect.poll(missing).toEqual([])
  const shownNumber = async () => /编号 ([0-9a-f]{12})/.exec((await failure.textContent()) ?? '')?.[1] ?? '-'
  await expect.poll(async () => batches.join('').includes(await shownNumber())).toBe(true)
  const number = await shownNumber()
  const items = itemsOf(batches)
  expect(items).toContainEqual(expect.objectContaining({ ...call, requestId: number }))
  expect(items).toContainEqual(expect.objectContaining({ kind: 'error', app: 'shell', origin: 'uncaught' }))
  expect(items).toContainEqual(expect.objectContaining({ kind: 'vital', name: 'TTFB' }))
  expect(batches.join('')).not.toContain('SECRET-OF-A-USER')
})
