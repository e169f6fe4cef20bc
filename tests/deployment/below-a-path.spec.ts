import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { signOut } from '../e2e/support/sessions.ts'
import { type Deployment, deploy } from './support/deploy.ts'
import { expect, fillSignIn, signIn, test } from './support/test.ts'

test.use({ locale: 'zh-CN' })

let site: Deployment
test.beforeAll(async ({ backend }) => {
  site = await deploy(backend.url, { base: '/portal/' })
})
test.afterAll(() => site.stop())

test('people sign in at a path of a host, open pages and windows there, and come back to a page at its address', async ({
  page,
  context,
}) => {
  const host = new URL(site.url).origin
  const foreign: string[] = []
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin === host && !pathname.startsWith('/portal/') && pathname !== '/') foreign.push(pathname)
  })
  // Another application of the host keeps something, too.
  await page.goto(host)
  await page.evaluate(() => localStorage.setItem('wiki_draft', 'kept'))

  // Without a session, and without the slash: the sign-in leads to the page that was requested.
  await page.goto(`${site.url}/child/oms/orders/ceramic`)
  await expect(page).toHaveURL(`${site.url}/login?redirect=%2Fchild%2Foms%2Forders%2Fceramic`)
  await fillSignIn(page)
  await expect(page.getByRole('table').first()).toBeVisible()
  await expect(page).toHaveURL(`${site.url}/child/oms/orders/ceramic`)
  const [cookie] = await context.cookies()
  expect(cookie).toMatchObject({ name: 'Admin-Token', path: '/portal/' })

  await page.reload()
  await expect(page.getByRole('table').first()).toBeVisible()
  await expect(page).toHaveURL(`${site.url}/child/oms/orders/ceramic`)

  // A tab of its own window, and the home page by its link.
  const tab = page.getByRole('tab', { selected: true })
  await tab.click({ button: 'right' })
  const opening = context.waitForEvent('page')
  await page.getByRole('menuitem', { name: '在新窗口打开' }).click()
  const window = await opening
  await expect(window).toHaveURL(`${site.url}/child/oms/orders/ceramic`)
  await expect(window.getByRole('table').first()).toBeVisible()
  await window.close()

  // What pages do by themselves: addresses of the portal stay in this document.
  await page.evaluate(() => {
    Object.assign(window, { isSameDocument: true })
    location.href = '/portal/notification/list'
  })
  await expect(page).toHaveURL(`${site.url}/notification/list`)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  await page.goBack()
  await expect(page).toHaveURL(`${site.url}/child/oms/orders/ceramic`)

  // The sign-out ends the portal's session and leaves the other application alone.
  await signOut(page, '王静')
  await expect(page).toHaveURL(/\/portal\/login/)
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('wiki_draft'))).toBe('kept')
  expect(foreign).toEqual([])
})

test('the path without its slash leads in; a sign-on of another system counts; files of a replaced build are served; other pages of the host are not the portal', async ({
  page,
  request,
}) => {
  await signIn(page, { url: site.url })
  await page.goto(site.url)
  await expect(page).toHaveURL(`${site.url}/dashboard`)
  await page.goto(`${site.url}/login?redirectUrl=${encodeURIComponent(`${site.url}/notification/list`)}`)
  await expect(page).toHaveURL(`${site.url}/notification/list`)
  await page.goto(`${site.url}/dashboard?token=made-up`)
  await expect(page).not.toHaveURL(/token/)
  await expect(page).toHaveURL(/\/portal\/(dashboard|login)/)
  await writeFile(join(site.srv, 'kept/assets/replaced.js'), 'kept')
  expect(await (await request.get(`${site.url}/assets/replaced.js`)).text()).toBe('kept')
  const other = await request.get(`${new URL(site.url).origin}/dashboard`)
  expect(await other.text()).toContain('Wiki')
})
