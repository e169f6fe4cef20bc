import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { demoCipherKey } from '@portal/protocol/installation/config-problems'
import { readCompanyFiles } from '@portal/store/company/company-files'
import { parseCompany } from '@portal/store/company/parse-company'
import { companyDirOf, demoCompany } from '@portal/store/paths'
import { answerTo } from './support/raw-request.ts'
import { expect, loadedBytes, signIn, test } from './support/test.ts'

test('people sign in, and come back to a page of a sub-app at its address, with nothing loaded twice', async ({
  page,
  site,
}) => {
  await signIn(page, site)
  await page.goto(`${site.url}/child/oms/orders/ceramic`)
  await expect(page.getByRole('table').first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('table').first()).toBeVisible()
  expect(await loadedBytes(page)).toBe(0)
})

test('a changed configuration counts at the next load; the key of the demo stops the start', async ({
  page,
  site,
}) => {
  await page.goto(site.url)
  await expect(page).toHaveTitle(/RTM首页/)
  await site.configure({ productTitle: 'Tiles' })
  await page.reload()
  await expect(page).toHaveTitle(/Tiles/)
  await site.configure({ cipherKey: 'portal-demo-key!' })
  await page.reload()
  await expect(page.getByText('cipherKey', { exact: true })).toBeVisible()
  await site.configure({})
})

test('files, pages and headers are as the table of the documentation says', async ({ request, site }) => {
  const headersOf = async (path: string) => {
    const response = await request.get(site.url + path)
    return { status: response.status(), ...response.headers() }
  }
  expect(await headersOf('/dashboard')).toMatchObject({
    status: 200,
    'cache-control': 'no-cache',
    'content-security-policy': expect.stringMatching(/frame-ancestors 'self'/),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'referrer-policy': 'strict-origin',
    'x-content-type-options': 'nosniff',
    'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(\)/),
  })
  // Ids of notices and records are parts of pages' addresses.
  for (const path of [
    '/notification/detail-v1.5-policy-a%2Fb.c',
    '/child/oms/orders/A.1',
    '/child/oms/orders/5%253',
  ])
    expect(await headersOf(path), path).toMatchObject({
      status: 200,
      'content-type': expect.stringMatching(/html/),
    })
  // The window that waits for the identity provider's answer would be lost.
  expect(await headersOf('/auth-redirect?code=1')).not.toHaveProperty('cross-origin-opener-policy')
  const missing = await headersOf('/assets/none-12345678.js')
  expect(missing.status).toBe(404)
  expect(missing).not.toHaveProperty('cache-control')
  expect(await headersOf('/config.json')).toMatchObject({ status: 200, 'cache-control': 'no-cache' })
  expect((await headersOf('/sub-apps/none/')).status).toBe(404)
  const [, entry = ''] =
    /type="module"[^>]* src="([^"]+)"/.exec(await readFile(join(site.build, 'index.html'), 'utf8')) ?? []
  expect(await headersOf(entry)).toMatchObject({
    status: 200,
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'gzip',
  })
})

test('a call with a dot in its path reaches the backend; files with one are not served', async ({
  request,
  site,
}) => {
  const kindOf = async (path: string) => (await request.get(site.url + path)).headers()['content-type']
  for (const path of ['/api/base/file/.hidden', '/crmtoken/.hidden'])
    expect(await kindOf(path), path).toMatch(/json/)
  expect((await request.get(`${site.url}/.env`)).status()).toBe(404)
})

test('nothing of the demo company is in the build', async ({ site }) => {
  const { users } = parseCompany(await readCompanyFiles(companyDirOf(demoCompany)))
  const { password, users: people } = users.content
  const values = [
    ...[demoCipherKey, password, demoCompany, '砚川', 'portal-demo'],
    // "admin" is a word of the portal itself, too.
    ...people
      .flatMap(({ userName, fullName, phone }) => [userName, fullName, phone])
      .filter((one) => one !== 'admin'),
  ]
  const names = await readdir(site.build, { recursive: true })
  const texts = names.filter((name) => /\.(js|css|html|json|svg|txt)$/.test(name))
  expect(texts.length).toBeGreaterThan(100)
  for (const name of texts) {
    const text = await readFile(join(site.build, name), 'utf8')
    expect(
      values.filter((value) => text.toLowerCase().includes(value.toLowerCase())),
      name,
    ).toEqual([])
  }
})

test('the log keeps no certificate', async ({ request, site }) => {
  const signOn = '/api/baseNewServer/baseSystemSsoService/sso/DBS/SECRET'
  const ways = [
    '/dashboard?token=SECRET',
    '/login;token=SECRET',
    `${signOn}?Certificate=SECRET`,
    `${signOn}/`,
    `/${signOn}`,
    `/portal${signOn}`,
    signOn.replace('/sso/', '//sso//'),
    signOn.replace('/sso/', '/./sso/./'),
    signOn.replace('/sso/', '/x/../sso/'),
    signOn.replace('/sso/', '/%2e/sso/'),
    signOn.replace('/sso/', '/%73so/'),
    signOn.replace('/sso/', '/ss%6F/'),
    signOn.replace('/sso/', '/%2573so/'),
    signOn.replace('/sso/', '%2Fsso%2F'),
    signOn.replace('/sso/', '/sso%2f'),
    signOn.replace('/sso/', '/sso;v=1/'),
    signOn.replace('/sso/', '/SSO/'),
    signOn.replace('/DBS/', '%2FDBS%2F'),
    signOn.replace('/DBS/', '/DBS%2F'),
    signOn.replace('/DBS/', '/D%42S/'),
    signOn.replace('/DBS/', '//DBS//'),
    signOn.replace('/DBS/', '/DBS;v=1/'),
    signOn.replace('/DBS/', '/./'),
    signOn.replace('SECRET', '%20SECRET'),
  ]
  // As they are: clients tidy addresses up.
  for (const way of ways) {
    await answerTo(site.url, { path: way })
    await answerTo(site.url, { path: '/mark.svg', headers: { Referer: site.url + way } })
    await answerTo(site.url, { path: site.url + way })
  }
  await request.get(`${site.url}/logged-last`)
  await expect.poll(site.accessLog).toContain('/logged-last')
  const log = await site.accessLog()
  expect(log.split('\n').filter((line) => line.includes('SECRET'))).toEqual([])
  expect(log).toContain('/baseSystemSsoService/sso/DBS/-')
  expect(log).toContain('"GET /mark.svg ')
})

test('a call has one number in the browser, in the log of the server and in the journal of the backend', async ({
  request,
  site,
}) => {
  const numbered = async (number: string) => {
    const response = await request.get(`${site.url}/api/none`, { headers: { 'X-Request-Id': number } })
    return response.headers()['x-request-id'] ?? ''
  }
  expect(await numbered('4f2a91c077be')).toBe('4f2a91c077be')
  await expect.poll(site.accessLog).toMatch(/ 4f2a91c077be$/m)
  // An invalid request id is not logged.
  expect(await numbered('" 200 forged')).toMatch(/^[0-9a-f]{32}$/)
})

test('a page whose first script is missing says so; a kept one of an earlier build is served', async ({
  page,
  site,
}) => {
  const html = await readFile(join(site.build, 'index.html'), 'utf8')
  const [, entry = ''] = /type="module"[^>]* src="\/([^"]+)"/.exec(html) ?? []
  const forms = ['', '.gz', '.br']
  for (const form of forms)
    await rename(join(site.build, entry + form), join(site.build, `${entry}${form}.away`))
  await page.goto(`${site.url}/login?redirect=%2Fprofile`)
  await expect(page.locator('#start-failed')).toBeVisible()
  const content = await readFile(join(site.build, `${entry}.away`))
  await writeFile(join(site.srv, 'kept', entry), content)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.locator('input[type=password]')).toBeVisible()
  await expect(page).toHaveURL(/redirect=%2Fprofile$/)
  await rm(join(site.srv, 'kept', entry))
  for (const form of forms)
    await rename(join(site.build, `${entry}${form}.away`), join(site.build, entry + form))
})

test('a page whose build was removed as a whole says so, and loads the new one', async ({ page, site }) => {
  const assets = join(site.build, 'assets')
  await rename(assets, `${assets}-away`)
  await page.goto(`${site.url}/login?redirect=/notification/list`)
  await expect(page.getByText('The portal could not be loaded.')).toBeVisible()
  await expect(page.getByText('门户加载失败')).toBeVisible()
  await rename(`${assets}-away`, assets)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.locator('input[type=password]')).toBeVisible()
  await expect(page.locator('.start-notice:visible')).toHaveCount(0)
})
