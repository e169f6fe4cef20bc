import { deploy } from './support/deploy.ts'
import { expect, signIn, test } from './support/test.ts'

test.use({ ignoreHTTPSErrors: true, locale: 'en-US' })

test('with TLS no cookie travels without it, HTTP/2 is spoken, and the status page shows no problem', async ({
  page,
  context,
  backend,
}) => {
  const site = await deploy(backend.url, { isEncrypted: true })
  try {
    await signIn(page, site, 'admin')
    const protocol = await page.evaluate(
      () => performance.getEntriesByType('navigation')[0]?.toJSON().nextHopProtocol,
    )
    expect(protocol).toBe('h2')
    const cookies = await context.cookies()
    expect(cookies.map(({ name }) => name)).toContain('Admin-Token')
    for (const cookie of cookies) expect(cookie).toMatchObject({ secure: true, sameSite: 'Strict' })
    await page.goto(`${site.url}/__health`)
    await expect(page.getByRole('status')).toHaveText('Everything is in order')
  } finally {
    await site.stop()
  }
})
