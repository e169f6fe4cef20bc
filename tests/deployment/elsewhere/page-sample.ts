// A test of another repository, as Playwright runs it there.
import { expect, test } from '@portal/testing/playwright'

test('a user opens the home page without the sign-in form', async ({ page, portal }) => {
  await portal.signInAs('wangjing')
  await page.goto('/')
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(portal).toHaveReceived('getUserInfo', { user: 'wangjing' })
  await expect(portal).not.toHaveReceived('changePassword', {}, { timeout: 0 })
})

test('the calls and the second person of a test are in its world, too', async ({ request, portal }) => {
  await portal.put('user', { name: 'zhaolei', responsibilities: ['LTC_MANAGER'] })
  const login = '/api/baseNewServer/baseLoginService/login'
  await request.post(login, { data: { userName: 'nosuch', password: 'x' } })
  await expect(portal).toHaveReceived('login', { status: 'E', times: 1 })
  const other = await portal.newContext({ locale: 'en-US' })
  await portal.signInAs('zhaolei', other)
  await (await other.newPage()).goto('/')
  await expect(portal).toHaveReceived('getUserInfo', { user: 'zhaolei' })
})

test('a user with a second factor signs in, and meets a fault', async ({ page, portal }) => {
  await portal.fault('findTodoTasks', 'rejection', { message: '待办暂不可用' })
  await portal.signInAs('huangkai')
  await page.goto('/')
  await expect(portal).toHaveReceived('findTodoTasks', { user: 'huangkai', status: 'E' })
})
