import { configure } from './support/configuration.ts'
import { enterAt } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN' })

test('an installation restricts a page to some roles; a restriction of a page that does not exist stops the start [S-6.5]', {
  tag: ['@smoke', '@any-company'],
}, async ({ page, context, portal, cast: { clerkRole, manager } }) => {
  const greeting = page.getByRole('heading', { name: /，/ })

  await test.step('a page that does not exist', async () => {
    await configure(context, { routeRoles: { '/dashbord': [clerkRole] } })
    await page.goto('/dashboard')
    await expect(page.getByText('routeRoles /dashbord')).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await context.unroute('**/config.json')
  })

  await configure(context, { routeRoles: { '/dashboard': [clerkRole] } })
  await test.step('a user without the role', async () => {
    await enterAt(page, portal, manager.userName, '/dashboard')
    await expect(page).toHaveURL(/\/401$/)
    await expect(page).toHaveTitle(/^暂无权限/)
    await expect(page.getByRole('heading', { name: '暂无权限' })).toBeVisible()
    await expect(greeting).toHaveCount(0)
  })
})
