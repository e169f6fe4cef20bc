import { callMetadata } from '@portal/protocol/call-metadata'
import { createClient } from '@portal/protocol/client'
import { worldHeader } from '@portal/protocol/world'
import { controlOf, sendJson } from '@portal/testing/world/connection'
import { expectAccessible } from './support/accessibility.ts'
import { panel, test } from './support/lesson.ts'
import { expect } from './support/portal.ts'

test.use({ locale: 'zh-CN' })

test('trainer’s job 3, a lesson about failures: a request is repeated and becomes a fault; the class gets an answer of one’s own', async ({
  page,
  portal,
  lesson: { worlds, first, second },
}) => {
  const control = controlOf(portal)
  const { certificate } = await control.openSession({
    pathParams: { world: second },
    body: { user: 'wangjing' },
  })
  const client = createClient(callMetadata, (_id, _call, request) =>
    sendJson(portal.url, request, { [worldHeader]: second, certificate }),
  )
  await client.getUserInfo({ query: { token: certificate } })

  await page.goto(panel('requests', second))
  await page.getByLabel('按接口、用户、编号查找').fill('getUserInfo')
  await page.getByRole('button', { name: 'getUserInfo' }).first().click()
  await page.getByRole('button', { name: '再次发送' }).click()
  await expect(page.getByRole('region', { name: '再次发送的应答' })).toContainText('"userName": "wangjing"')
  await expectAccessible(page)
  await page.getByRole('button', { name: '让它出故障' }).click()
  await expect(page.getByLabel('接口，或含 * 的路径')).toHaveValue('getUserInfo')
  await page.getByLabel('先放过几次').fill('2')
  await page.getByRole('button', { name: '添加故障' }).click()
  const fault = page.getByRole('listitem').filter({ hasText: 'getUserInfo' })
  await expect(fault).toContainText('业务拒绝（E）')
  await expect(fault).toContainText('已命中 0 次')

  await page.goto(panel('trouble', worlds))
  await page.getByLabel('接口，或含 * 的路径').fill('login')
  await page.getByLabel('种类').click()
  await page.getByTitle('自定义应答').click()
  await page.getByLabel('应答内容').fill('{"status":"S","data":{"certificate":1}}')
  await page.getByRole('button', { name: '添加故障' }).click()
  await expect(page.getByText('该应答与接口约定不符，仍会照样返回')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: '班级' }).click()
  await expect(page.getByRole('row').filter({ hasText: first })).toContainText('1 个故障')
  await expect(page.getByRole('row').filter({ hasText: second })).toContainText('2 个故障')
})
