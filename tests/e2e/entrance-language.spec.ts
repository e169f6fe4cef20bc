import type { Page } from '@playwright/test'
import { expect, test } from './support/portal.ts'
import { needFreshModules } from './support/withhold.ts'

test.use({ locale: 'zh-CN', expectedPageErrors: [/Failed to load resource/] })

type Answer = 'held' | 'aborted' | 'given'

/** Controls the sign-in page's texts in a language, identified by one of them; other files are served. */
async function interceptTexts(page: Page, mark: string, first: Answer) {
  const texts = { answer: first, requests: 0, release: () => {} }
  const released = new Promise<void>((resolve) => {
    texts.release = resolve
  })
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const response = await route.fetch()
    if (!(await response.text()).includes(mark)) return route.fallback()
    texts.requests += 1
    if (texts.answer === 'aborted') return route.abort()
    if (texts.answer === 'held') await released
    return route.fulfill({ response })
  })
  return texts
}

const chinese = '欢迎回来'
const spanish = 'Le damos la bienvenida'
const japanese = 'ログイン'
const heading = (page: Page, name: string) => page.getByRole('heading', { name })

test('a language whose texts fail or are slow: the choice is shown as pending or taken back, and the last choice wins', async ({
  page,
}) => {
  await needFreshModules(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const spanishTexts = await interceptTexts(page, spanish, 'aborted')
  const japaneseTexts = await interceptTexts(page, japanese, 'held')
  await page.goto('/login')
  const select = page.getByRole('combobox', { name: '语言' })
  const failure = page.getByRole('alert').filter({ hasText: '语言加载失败，请重试。' })
  const userName = page.getByLabel('用户名', { exact: true })
  await userName.fill('wangjing')
  await expect(select).toHaveAttribute('aria-busy', 'false')

  await test.step('a failure is reported in the language in force, moves nothing, and the choice can be repeated', async () => {
    const before = await userName.boundingBox()
    await select.selectOption('Español')
    await expect(failure).toBeInViewport({ ratio: 1 })
    expect(await userName.boundingBox()).toEqual(before)
    await expect(select).toHaveValue('zh')
    await expect(select).toHaveAttribute('aria-busy', 'false')

    await select.selectOption('Español')
    await expect(async () => expect(spanishTexts.requests).toBe(2)).toPass()
    await expect(failure).toBeVisible()
  })

  await test.step('a slow language is shown as chosen and pending until its texts are there', async () => {
    spanishTexts.answer = 'held'
    await select.selectOption('Español')
    await expect(select).toHaveValue('es')
    await expect(select).toHaveAttribute('aria-busy', 'true')
    await expect(heading(page, chinese)).toBeVisible()
    spanishTexts.release()
    await expect(heading(page, spanish)).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Idioma' })).toHaveAttribute('aria-busy', 'false')
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
    await expect(page.getByLabel('Nombre de usuario', { exact: true })).toHaveValue('wangjing')
  })

  await test.step('of two languages the one chosen last stays, also when the other comes late', async () => {
    const spanishSelect = page.getByRole('combobox', { name: 'Idioma' })
    await spanishSelect.selectOption('日本語')
    await expect(spanishSelect).toHaveAttribute('aria-busy', 'true')
    await spanishSelect.selectOption('中文')
    await expect(heading(page, chinese)).toBeVisible()
    const arrived = page.waitForResponse(async (response) => (await response.text()).includes(japanese))
    japaneseTexts.release()
    await arrived
    await expect(heading(page, chinese)).toBeVisible()
    await expect(select).toHaveValue('zh')
  })
})
