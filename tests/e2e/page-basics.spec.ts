import type { Page } from '@playwright/test'
import { expect, test } from './support/portal.ts'

/** What search engines, screen readers and phones need of every page. */
async function expectBasics(page: Page, lang: string, title: RegExp): Promise<void> {
  await expect(page).toHaveTitle(title)
  await expect(page.locator('html')).toHaveAttribute('lang', lang)
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{20,}/)
  await expect(page.locator('meta[name=viewport]')).toHaveAttribute('content', /^width=device-width/)
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
}

const languages = [
  ['zh-CN', 'zh-CN', /^登录 - /, /^重置密码 - /],
  ['en-GB', 'en', /^Sign in - /, /^Reset password - /],
  ['es-ES', 'es', /^Iniciar sesión - /, /^Restablecer contraseña - /],
  ['ja-JP', 'ja', /^ログイン - /, /^パスワードの再設定 - /],
] as const

test('the pages before the frame say what they are in the language of the browser, fetch the frame at the first key, and tell a browser that is too old', async ({
  browser,
  page,
  portal,
}) => {
  for (const [locale, lang, signIn, reset] of languages) {
    await test.step(`in ${locale}`, async () => {
      const context = await browser.newContext({ locale, baseURL: portal.url })
      const page = await context.newPage()
      const answer = await page.goto('/login')
      expect(answer?.headers()['content-type']).toMatch(/^text\/html; charset=utf-8/i)
      await expectBasics(page, lang, signIn)
      await expect(page.locator('input[type=password]')).toBeVisible()
      const frame = page.waitForRequest(/\/assets\/frame-.*\.css/)
      await page.keyboard.type('w')
      await frame
      await expect(page).toHaveURL(/\/login$/)
      await page.goto('/reset_password')
      await expectBasics(page, lang, reset)
      await context.close()
    })
  }

  await test.step('a browser that is too old shows which ones work, and nothing else', async () => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(AbortSignal, 'any')
    })
    await page.goto('/login')
    await expect(page.getByRole('alert')).toContainText('two years')
    await expect(page.getByRole('textbox')).toHaveCount(0)
  })
})
