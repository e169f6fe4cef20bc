import { readFile, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { worldCookie } from '@portal/protocol/world'
import { openStore } from '@portal/store/store'
import type { RunningPortal } from '@portal/testing/portal-process'
import { browserStorage, recordedBytes, recordedPath } from '../upgrade/recorded.ts'
import { expect, test } from './support/portal.ts'

/** Puts the world of version 0.1 beside the server's own. */
async function importWorld(portal: RunningPortal, name: string, file: string): Promise<void> {
  await writeFile(file, recordedBytes('world.db'))
  const store = await openStore({ dataDir: portal.dataDir })
  await store.importWorld(name, file).finally(() => store.close())
}

/** Serves a page that was built with the SDK and the kit of version 0.1 in place of the sub-app of a system. */
const serveBuiltPage = (page: Page, subApp: string) =>
  page.route(`**/sub-apps/${subApp}/**`, async (route) => {
    const [, name] = /\/([^/]+\.js)$/.exec(new URL(route.request().url()).pathname) ?? []
    await (name === undefined
      ? route.fulfill({ body: await readFile(recordedPath('page/index.html')), contentType: 'text/html' })
      : route.fulfill({ body: recordedBytes(`page/${name}`), contentType: 'text/javascript' }))
  })

/** What the browser kept, as if its user had gone on working while the portal was replaced. */
async function putStorage(page: Page, url: string, world: string): Promise<void> {
  const { takenAt, cookies } = browserStorage
  await page.clock.setFixedTime(takenAt)
  const kept = cookies.map((cookie) => ({ ...cookie, url }))
  await page.context().addCookies([...kept, { name: worldCookie, value: world, url }])
  await page.goto('/robots.txt')
  await page.evaluate(({ localStorage: local, sessionStorage: session }) => {
    for (const [name, text] of Object.entries(local)) localStorage.setItem(name, text)
    for (const [name, text] of Object.entries(session)) sessionStorage.setItem(name, text)
  }, browserStorage)
}

test(
  'tabs, home layout, settings, list views and a built page of version 0.1 go on',
  {
    tag: ['@smoke'],
  },
  async ({ page, portal, world }, testInfo) => {
    const kept = `${world}-kept`
    await importWorld(portal, kept, testInfo.outputPath('world.db'))
    await serveBuiltPage(page, 'czdp')
    await putStorage(page, portal.url, kept)
    const main = page.getByRole('main')
    const view = (name: string) => main.getByRole('radiogroup', { name: 'Views' }).getByText(name)

    await test.step('the built page is shown in its tab, and its bridge answers', async () => {
      await page.goto(new URL(browserStorage.address).pathname)
      await expect(main.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()
      await view('新订单').click()
      await expect(main.getByRole('row').filter({ hasText: 'TC90000001' })).toBeVisible()
    })

    await test.step('the tabs are open, one pinned, in the language and the colours of the user', async () => {
      const tabs = page.getByRole('tab')
      await expect(tabs).toHaveText([
        'Home',
        'Orders',
        'Tile Order List',
        'Notices',
        'Product Catalogue',
        'All Orders',
      ])
      const root = page.locator('html')
      await expect(root).toHaveAttribute('data-theme', 'dark')
      await expect(root).toHaveCSS('--dark-primary', '#389e0d')
    })

    await test.step('a list of the portal has the saved view', async () => {
      await page.getByRole('tab', { name: 'Tile Order List' }).click()
      await expect(view('成都已发货')).toBeVisible()
    })

    await test.step('the home page has the layout of the user', async () => {
      await page.getByRole('tab', { name: 'Home' }).click()
      await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('Notices')
      await expect(main.getByRole('region', { name: 'Pick-ups' })).toHaveCount(0)
    })
  },
)
