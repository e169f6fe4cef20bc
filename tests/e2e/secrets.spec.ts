import { openFirstOrder } from './support/open-order.ts'
import { enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN' })

/** Calls whose address names the certificate (specification §7). */
const documented = [/\/permissions\/getUserInfo\?token=/, /\/baseSystemSsoService\/sso\//]

test('a whole day leaves the certificate in no address, no storage and no journal', async ({
  page,
  portal,
  world,
  context,
}) => {
  const addresses: string[] = []
  context.on('request', (request) => addresses.push(request.url()))
  context.on('page', (opened) => opened.on('framenavigated', (frame) => addresses.push(frame.url())))
  page.on('framenavigated', (frame) => addresses.push(frame.url()))

  await enter(page, portal, 'wangjing')
  const cookie = (await context.cookies()).find(({ name }) => name === 'Admin-Token')
  const certificate = cookie?.value ?? ''
  expect(certificate.length).toBeGreaterThan(20)
  await openFirstOrder(page)
  const opened = context.waitForEvent('page')
  await page.getByRole('menuitem', { name: /客户关系/ }).click()
  await (await opened).waitForLoadState()

  const stored = await page.evaluate(() =>
    JSON.stringify({ ...localStorage, ...sessionStorage, ...history.state }),
  )
  expect(stored).not.toContain(certificate)
  const telling = addresses.filter((address) => decodeURIComponent(address).includes(certificate))
  expect(telling.filter((address) => !documented.some((known) => known.test(address)))).toEqual([])

  const journal = await fetch(`${portal.url}/__portal/worlds/${world}/requests?limit=10000`)
  const requests = await journal.text()
  expect(requests).toContain('getUserInfo')
  expect(requests).not.toContain(certificate)
})
