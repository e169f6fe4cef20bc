import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/portal.ts'
import { offerProvider, signOnLink } from './support/sign-on.ts'

test.use({ locale: 'zh-CN', viewport: { width: 390, height: 844 } })

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`on a phone in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme })

    test('a sign-on under way and a refused one are accessible and fit the screen', async ({
      page,
      context,
    }) => {
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      await offerProvider(context)
      await test.step('under way', async () => {
        await context.route('**/ssoLogin', () => undefined)
        await page.goto(signOnLink('never'))
        await expect(page.getByRole('heading', { name: '正在为您登录…' })).toBeVisible()
        await expect(page.getByRole('progressbar', { name: '正在为您登录…' })).toBeVisible()
        await expectAccessible(page)
        expect(await overflow()).toBeLessThanOrEqual(0)
      })
      await test.step('refused', async () => {
        await context.unroute('**/ssoLogin')
        await page.goto(signOnLink('never'))
        await expect(page.getByRole('alert')).toHaveText('单点登录失败 ~ 登录凭证无效或已过期')
        await expect(page.getByRole('button', { name: '使用 OA 登录' })).toBeVisible()
        await expectAccessible(page)
        expect(await overflow()).toBeLessThanOrEqual(0)
      })
    })
  })
}
