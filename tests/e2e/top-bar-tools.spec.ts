import { configure } from './support/configuration.ts'
import { enterAt } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { openTool } from './support/settings.ts'

test.use({ locale: 'zh-CN' })

test('the portal fills the screen, and shows in the test environment what a bug report needs, without secrets [S-2.25]', async ({
  page,
  portal,
  context,
}) => {
  await configure(context, { environment: 'test' })
  await enterAt(page, portal, 'wangjing', '/child/oms/orders/ceramic')
  await expect(page.getByRole('row').nth(1)).toBeVisible()

  await test.step('the whole screen is taken and given back', async () => {
    await page.getByRole('button', { name: '全屏显示' }).click()
    await expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName)).toBe('HTML')
    await page.getByRole('button', { name: '退出全屏' }).click()
    await expect(page.getByRole('button', { name: '全屏显示' })).toBeVisible()
    expect(await page.evaluate(() => document.fullscreenElement)).toBeNull()
  })

  await test.step('the debug panel names user, sub-app and calls', async () => {
    const drawer = await openTool(page, '调试信息')
    await expect(drawer.getByText('王静 (wangjing,')).toBeVisible()
    await expect(drawer.getByText('oms/orders/ceramic')).toBeVisible()
    await expect(drawer.getByText('已就绪')).toBeVisible()
    await expect(drawer.getByText(/sales-order\/page\/order/).first()).toBeVisible()
    await expect(drawer.getByText(/^[0-9a-f]{12} · 200 · \d+ ms$/).first()).toBeVisible()
    const certificate = (await context.cookies()).find(({ name }) => name === 'Admin-Token')?.value ?? ''
    const shown = await drawer.textContent()
    expect(shown).toContain(`${certificate.slice(0, 4)}…***`)
    expect(shown).not.toContain(certificate)
    expect(shown).not.toContain('portal-demo-key!')
  })
})
