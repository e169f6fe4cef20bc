import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { worldHeader } from '@portal/protocol/world'
import { dialogDimsPortal, savesFile } from '../e2e/support/framed-page.ts'
import { type Deployment, deploy } from './support/deploy.ts'
import { answerTo } from './support/raw-request.ts'
import { expect, signIn, test } from './support/test.ts'

test.use({ locale: 'zh-CN' })

let site: Deployment
test.beforeAll(async ({ backend }) => {
  site = await deploy(backend.url, { hasOtherOrigins: true })
})
test.afterAll(() => site.stop())

test('people work with a backend and a sub-app of other origins; calls are requested once', async ({
  page,
}) => {
  const hosts = new Set<string>()
  const preflights: string[] = []
  page.on('request', (request) => {
    hosts.add(new URL(request.url()).origin)
  })
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  browser.on('Network.requestWillBeSent', ({ request }) => {
    if (request.method === 'OPTIONS') preflights.push(request.url)
  })
  await signIn(page, site)
  await page.goto(`${site.url}/child/oms/orders/ceramic`)
  await expect(page.getByRole('table').first()).toBeVisible()
  const first = new Set(preflights.splice(0))
  await page.reload()
  await expect(page.getByRole('table').first()).toBeVisible()
  expect([...hosts].sort()).toEqual([site.url, site.calls, site.apps].sort())
  // The browser caches preflights.
  expect(preflights.filter((url) => first.has(url))).toEqual([])
})

test('a sub-app may post a form to its own server, and to the backend', async ({ page }) => {
  await page.goto(site.url)
  for (const address of [`${site.apps}/sub-apps/oms/`, `${site.calls}/api/file`]) {
    const opened = page.context().waitForEvent('page')
    await page.evaluate((action) => {
      const form = document.createElement('form')
      Object.assign(form, { action, method: 'post', target: '_blank' })
      document.body.append(form)
      form.submit()
    }, address)
    await (await opened).waitForURL(address)
  }
})

test('a sub-app of another origin works in an iframe, where the content policy of both allows it', async ({
  page,
}) => {
  const inPage = ['ltc', 'czdp', 'dp'].map((app) => [app, { entry: `/sub-apps/${app}/` }])
  const oms = { entry: `${site.apps}/sub-apps/oms/`, host: 'iframe' }
  await site.configure({ subApps: { ...Object.fromEntries(inPage), oms } })
  try {
    await signIn(page, site)
    await page.goto(`${site.url}/child/oms/home`)
    const frameOf = (nth: number) => page.locator('iframe').nth(nth).contentFrame()
    // Its calls are the portal's; it opens another page by the bridge.
    await frameOf(0).getByRole('button', { name: '瓷砖常规下单', exact: true }).click()
    await expect(page).toHaveURL(/\/child\/oms\/orders\/ceramic\/new$/)
    await expect(frameOf(1).getByRole('combobox', { name: '第 1 行产品' })).toBeVisible()
    expect(await page.evaluate(() => document.querySelector('iframe')?.contentDocument)).toBeNull()
    await dialogDimsPortal(frameOf(1).locator('body'))
    await page.keyboard.press('Control+K')
    await expect(page.getByRole('combobox', { name: '全局搜索' })).toBeFocused()
    await page.keyboard.press('Escape')
    await savesFile(frameOf(1).locator('body'))
  } finally {
    await site.configure({})
  }
})

test('the status page names what the content policy refuses, and where it is allowed', async ({
  page,
  refused,
}) => {
  await writeFile(join(site.srv, 'sub-apps/theme.css'), 'html { --from-elsewhere: 1 }')
  const unnamed = 'https://unnamed.example/'
  const frame = { host: 'iframe' }
  await site.configure({
    themeStylesheet: `${site.apps}/sub-apps/theme.css`,
    telemetryEndpoint: unnamed,
    subApps: {
      oms: { entry: `${site.apps}/sub-apps/oms/`, ...frame },
      ltc: { entry: `${site.apps}/sub-apps/none/` },
      czdp: { entry: unnamed },
      dp: { entry: unnamed, ...frame },
    },
    statusPage: 'everyone',
  })
  const finding = (subject: string) =>
    page.getByRole('listitem').filter({ has: page.getByText(subject, { exact: true }) })
  try {
    await page.goto(`${site.url}/__health`)
    await expect(finding('themeStylesheet')).toHaveAttribute('data-state', 'ok')
    await expect(finding('telemetryEndpoint')).toContainText('$portal_call_origins')
    await expect(finding('oms · iframe')).toHaveAttribute('data-state', 'ok')
    await expect(finding('ltc · qiankun')).toContainText('HTTP 404')
    await expect(finding('czdp · qiankun')).toContainText('$portal_app_origins')
    await expect(finding('dp · iframe')).toContainText('$portal_app_origins')
    await site.configure({ themeStylesheet: `${unnamed}theme.css`, statusPage: 'everyone' })
    await page.reload()
    await expect(finding('themeStylesheet')).toContainText('$portal_style_origins')
  } finally {
    await site.configure({})
  }
  // Everything refused was a probe by the page.
  expect(refused.splice(0).filter((text) => !text.includes(unnamed))).toEqual([])
})

test('another origin than the portal’s may neither call nor read', async ({ request }) => {
  const call = `${site.calls}/api/baseNewServer/baseOrganizationService/findOrganization`
  const answerFor = (origin: string, method: string) =>
    request.fetch(call, {
      method,
      headers: { Origin: origin, 'Access-Control-Request-Headers': 'certificate' },
    })
  const allowed = await answerFor(site.url, 'OPTIONS')
  expect(allowed.status()).toBe(204)
  expect(allowed.headers()).toMatchObject({
    'access-control-allow-origin': site.url,
    'access-control-allow-headers': expect.stringContaining('Certificate'),
    'access-control-max-age': '7200',
    vary: 'Origin',
  })
  const answered = await answerFor(site.url, 'POST')
  expect(answered.headers()).toMatchObject({
    'access-control-allow-origin': site.url,
    'access-control-expose-headers': 'Date',
  })
  for (const method of ['OPTIONS', 'POST']) {
    const refused = await answerFor('http://evil.example', method)
    expect(refused.status()).toBe(403)
    expect(refused.headers()).not.toHaveProperty('access-control-allow-origin')
  }
})

test('no stranger passes as a program of the machine of a mock server: neither worlds nor its control API', async ({
  backend,
}) => {
  const worlds = async () => (await fetch(`${backend.url}/__portal/worlds`)).text()
  expect(await worlds()).toContain('main')
  const path = '/api/imsSaafBaseServer/permissions/getUserInfo'
  for (const Host of ['localhost', new URL(site.url).host])
    await answerTo(site.url, { path, headers: { Host, [worldHeader]: 'evil-1; make' } })
  expect(await worlds()).not.toContain('evil-1')
  const absolute = `${site.calls}/__portal/worlds`
  expect(await answerTo(site.calls, { path: absolute, headers: { Host: 'localhost' } })).not.toContain('main')
})
