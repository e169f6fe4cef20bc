import { expectAccessible } from './support/accessibility.ts'
import { expectNoOverflow } from './support/entrance.ts'
import { everyLook, inLooks } from './support/looks.ts'
import { enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { offerProvider, signOnLink } from './support/sign-on.ts'

test.use({ locale: 'zh-CN', expectedPageErrors: [/Failed to load resource/] })

inLooks(everyLook, () => {
  test('the questions of a jump are good to use', async ({ page, portal }) => {
    await enter(page, portal, 'lihao')
    await page.goto('/dashboard?menu=LTC_PAYMENTS&systemCode=LTC&businessKey=HK1')
    await expect(page.getByRole('dialog', { name: '目标页面需要其他职责' })).toBeVisible()
    await expectAccessible(page)
    await expectNoOverflow(page)
    await page.route('**/findMenuInfoAllSystem', (route) =>
      route.request().postData()?.includes('responsibilityIds') ? route.abort() : route.continue(),
    )
    await page.goto('/dashboard?menu=LTC_PAYMENTS&systemCode=LTC&businessKey=HK1')
    await expect(page.getByRole('dialog', { name: '暂时无法打开目标页面' })).toBeVisible()
    await expectAccessible(page)
    await expectNoOverflow(page)
  })

  test('so is the way through a single sign-on', async ({ page, context, portal }) => {
    await offerProvider(context)
    const back = new URLSearchParams({ redirect_uri: `${portal.url}/auth-redirect`, state: 's' })
    await page.goto(`/sso-provider?system=OA&${back}`)
    await expect(page.getByRole('link', { name: '取消登录' })).toBeVisible()
    await expectAccessible(page)
    await expectNoOverflow(page)
    await context.route('**/ssoLogin', () => undefined)
    await page.goto(signOnLink('never'))
    await expect(page.getByRole('progressbar', { name: '正在为您登录…' })).toBeVisible()
    await expectAccessible(page)
    await expectNoOverflow(page)
    await context.unroute('**/ssoLogin')
    await page.goto(signOnLink('never'))
    await expect(page.getByRole('alert')).toHaveText('单点登录失败 ~ 登录凭证无效或已过期')
    await expectAccessible(page)
    await expectNoOverflow(page)
  })
})
