import { enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN' })

test('the portal takes the whole screen and gives it back [S-2.25]', async ({ page, portal }) => {
  await enter(page, portal, 'wangjing')
  await page.getByRole('button', { name: '全屏显示' }).click()
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName)).toBe('HTML')
  await page.getByRole('button', { name: '退出全屏' }).click()
  await expect(page.getByRole('button', { name: '全屏显示' })).toBeVisible()
  expect(await page.evaluate(() => document.fullscreenElement)).toBeNull()
})

test('a browser without it warns in the documented words [S-8.11]', async ({ page, portal }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Element.prototype, 'requestFullscreen')
  })
  await enter(page, portal, 'wangjing')
  await page.getByRole('button', { name: '全屏显示' }).click()
  await expect(page.getByText('you browser can not work', { exact: true })).toBeVisible()
})
