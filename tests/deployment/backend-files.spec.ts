import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { deploy } from './support/deploy.ts'
import { expect, test } from './support/test.ts'

const script = 'document.documentElement.setAttribute("data-ran", document.cookie)'
/** What someone may have uploaded, by the end of its address. */
const files: Readonly<Record<string, readonly [type: string, content: string]>> = {
  html: ['text/html', `<p id="shown">Prices</p><script>${script}</script>`],
  svg: [
    'image/svg+xml',
    `<svg xmlns="http://www.w3.org/2000/svg" id="shown"><script>${script}</script></svg>`,
  ],
  xhtml: [
    'application/xhtml+xml',
    `<html xmlns="http://www.w3.org/1999/xhtml"><p id="shown">Prices</p><script>${script}</script></html>`,
  ],
}
const signOn = '/api/baseNewServer/baseSystemSsoService/sso/CRM/c0ffee'

/** A backend that shows attachments in the window, with what says otherwise of it. */
async function startBackend() {
  const server = createServer(({ url = '' }, response) => {
    const [type, content] = files[/\.(\w+)$/.exec(url)?.[1] ?? 'html'] ?? ['application/pdf', '%PDF-1.4']
    response.setHeader('Content-Type', type)
    response.setHeader('Referrer-Policy', 'unsafe-url')
    response.end(content)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // listens on TCP
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() }
}

test('a file of the backend does not run as the portal; a sign-on page does, and says to no one where it is', async ({
  page,
  context,
  request,
  refused,
}) => {
  const backend = await startBackend()
  const site = await deploy(backend.url)
  const headersOf = async (path: string) => (await request.get(site.url + path)).headers()
  try {
    await context.addCookies([{ name: 'Admin-Token', value: 'SECRET', url: site.url }])
    for (const ending of Object.keys(files)) {
      // A backend may decode the last one into an address that is no sign-on page.
      const disguised = signOn.replace('c0ffee', '..%2f..%2ffiles%2fevil')
      const spellings = ['/api/files/evil', '/%61pi/files/sso/CRM/evil', '/crmtoken/evil', disguised]
      for (const address of spellings.map((start) => `${site.url}${start}.${ending}`)) {
        await page.goto(address)
        await expect(page.locator('#shown'), address).toBeAttached()
        await expect(page.locator('[data-ran]'), address).toHaveCount(0)
      }
    }
    await page.goto(site.url + signOn)
    await expect(page.locator('[data-ran]')).toHaveCount(1)
    expect(await headersOf(signOn)).toMatchObject({ 'referrer-policy': 'strict-origin' })
    const { 'content-security-policy': policy, ...others } = await headersOf('/api/files/evil.html')
    expect(policy).toBe('sandbox')
    expect(others).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff' })
    // The browser's own viewer shows nothing in a sandbox.
    expect(await headersOf('/api/files/prices.pdf')).not.toHaveProperty('content-security-policy')
  } finally {
    await site.stop()
    backend.stop()
  }
  expect(refused.splice(0).filter((text) => !/sandbox/i.test(text))).toEqual([])
})
