import { expectAccessible } from './support/accessibility.ts'
import { chooseMenu, enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { openTool } from './support/settings.ts'

test.use({ locale: 'zh-CN' })

const environments = ['production', 'development', 'test'] as const

for (const environment of environments) {
  test.describe(`in the ${environment} environment`, () => {
    test.beforeEach(async ({ page }) => {
      await page.route('**/config.json', async (route) => {
        const config: unknown = await (await route.fetch()).json()
        await route.fulfill({ json: Object.assign({}, config, { environment }) })
      })
    })

    if (environment !== 'test') {
      test('there is no debug icon [S-2.28]', async ({ page, portal }) => {
        await enter(page, portal, 'wangjing')
        await expect(page.getByRole('button', { name: '界面设置' })).toBeVisible()
        await expect(page.getByRole('button', { name: '调试信息' })).toHaveCount(0)
      })
    } else {
      test('the panel shows what a bug report needs, and no secret', async ({ page, portal, context }) => {
        await enter(page, portal, 'wangjing')
        await chooseMenu(page, '订单管理', '瓷砖订单', '瓷砖订单查询')
        await expect(page.getByRole('row').nth(1)).toBeVisible()
        const drawer = await openTool(page, '调试信息')
        await expect(drawer.getByText('王静 (wangjing,')).toBeVisible()
        await expect(drawer.getByText('oms/orders/ceramic')).toBeVisible()
        await expect(drawer.getByText('已就绪')).toBeVisible()
        await expect(drawer.getByText(/sales-order\/page\/order/).first()).toBeVisible()
        await expect(drawer.getByText(/^200 · \d+ ms$/).first()).toBeVisible()
        const certificate = (await context.cookies()).find(({ name }) => name === 'Admin-Token')?.value ?? ''
        const shown = await drawer.textContent()
        expect(shown).toContain(`${certificate.slice(0, 4)}…***`)
        expect(shown).not.toContain(certificate)
        expect(shown).not.toContain('portal-demo-key!')
        await expectAccessible(page)
      })
    }
  })
}
