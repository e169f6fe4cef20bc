import { configure } from './support/configuration.ts'
import { enter, signIn } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN' })

const home = { name: /，/ }

test('a page that an installation keeps for some roles is shown to them and to admin, and to nobody else [S-6.5]', async ({
  page,
  context,
  portal,
}) => {
  await configure(context, { routeRoles: { '/dashboard': ['LTC_CLERK'] } })
  await test.step('one who holds the role', async () => {
    await enter(page, portal, 'wangjing')
    await expect(page.getByRole('heading', home).first()).toBeVisible()
  })
  await test.step('admin, who sees all', async () => {
    await context.clearCookies({ name: 'Admin-Token' })
    await enter(page, portal, 'admin')
    await expect(page.getByRole('heading', home).first()).toBeVisible()
  })
  await test.step('one who does not', async () => {
    await context.clearCookies({ name: 'Admin-Token' })
    await page.goto('/dashboard')
    await signIn(page, portal, 'chenwen')
    await expect(page).toHaveURL(/\/401$/)
    await expect(page).toHaveTitle(/^暂无权限/)
    await expect(page.getByRole('heading', { name: '暂无权限' })).toBeVisible()
    await expect(page.getByRole('heading', home)).toHaveCount(0)
  })
})

test('a restriction of a page that does not exist is named at the start, and nothing is shown', async ({
  page,
  context,
}) => {
  await configure(context, { routeRoles: { '/dashbord': ['LTC_CLERK'] } })
  await page.goto('/dashboard')
  await expect(page.getByText('routeRoles /dashbord')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
})
