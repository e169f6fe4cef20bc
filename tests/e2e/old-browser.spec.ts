import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN' })

test('a browser that is too old shows which ones work, and nothing else', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(AbortSignal, 'any')
  })
  await page.goto('/login')
  await expect(page.getByRole('alert')).toContainText('请使用近两年内的 Chrome、Edge、Firefox 或 Safari')
  await expect(page.getByRole('textbox')).toHaveCount(0)
})
