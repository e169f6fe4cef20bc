import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await openTestApp()
})
afterAll(() => portal.close())

test.each([
  ['/services/desk', 200, 'IT 服务台'],
  ['/services/chat?token=t-1', 200, '已凭令牌进入会话'],
  ['/services/chat', 401, '没有令牌'],
  ['/services/chat?token=', 401, '没有令牌'],
])('%s answers %d', async (url, httpStatus, text) => {
  const response = await portal.app.inject({ url, headers: { accept: 'text/html' } })
  expect(response.statusCode).toBe(httpStatus)
  expect(response.body).toContain(text)
  expect(response.body).not.toContain('t-1')
})
