import { type Deployment, deploy } from './support/deploy.ts'
import { expect, signIn, test } from './support/test.ts'

let site: Deployment
test.beforeAll(async ({ backend }) => {
  site = await deploy(backend.url, { hasOtherOrigins: true })
})
test.afterAll(() => site.stop())

test('people work with a backend and a sub-app of other origins; calls are asked for once', async ({
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
  // The browser remembers what it has asked.
  expect(preflights.filter((url) => first.has(url))).toEqual([])
})

test('another origin than the portal’s may neither call nor read', async ({ request }) => {
  const call = `${site.calls}/api/baseNewServer/baseOrganizationService/findOrganization`
  const answerTo = (origin: string, method: string) =>
    request.fetch(call, {
      method,
      headers: { Origin: origin, 'Access-Control-Request-Headers': 'certificate' },
    })
  const allowed = await answerTo(site.url, 'OPTIONS')
  expect(allowed.status()).toBe(204)
  expect(allowed.headers()).toMatchObject({
    'access-control-allow-origin': site.url,
    'access-control-allow-headers': expect.stringContaining('Certificate'),
    'access-control-max-age': '7200',
    vary: 'Origin',
  })
  const answered = await answerTo(site.url, 'POST')
  expect(answered.headers()).toMatchObject({
    'access-control-allow-origin': site.url,
    'access-control-expose-headers': 'Date',
  })
  for (const method of ['OPTIONS', 'POST']) {
    const refused = await answerTo('http://evil.example', method)
    expect(refused.status()).toBe(403)
    expect(refused.headers()).not.toHaveProperty('access-control-allow-origin')
  }
})
