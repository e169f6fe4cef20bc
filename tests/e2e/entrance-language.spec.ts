import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN' })

type Answer = 'held' | 'aborted' | 'given'

/** What happens to the sign-in page's texts in a language, found by a text of theirs; everything else arrives. */
async function textsOf(page: Page, mark: string) {
  const texts: { answer: Answer; asked: number; release: () => void } = {
    answer: 'held',
    asked: 0,
    release: () => undefined,
  }
  const released = new Promise<void>((resolve) => {
    texts.release = resolve
  })
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const answer = await route.fetch()
    if (!(await answer.text()).includes(mark)) return route.fulfill({ response: answer })
    texts.asked += 1
    if (texts.answer === 'aborted') return route.abort()
    if (texts.answer === 'held') await released
    return route.fulfill({ response: answer })
  })
  return texts
}

const spanish = 'Le damos la bienvenida'
const select = (page: Page) => page.getByRole('combobox', { name: '语言' })
const failed = (page: Page) => page.getByRole('alert').filter({ hasText: '语言加载失败，请重试。' })

test('a language that is slow to come is shown as chosen and on its way', async ({ page }) => {
  const texts = await textsOf(page, spanish)
  await page.goto('/login')
  await expect(select(page)).toHaveAttribute('aria-busy', 'false')
  await select(page).selectOption('Español')
  await expect(select(page)).toHaveValue('es')
  await expect(select(page)).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('heading', { name: '欢迎回来' })).toBeVisible()
  texts.release()
  await expect(page.getByRole('heading', { name: spanish })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Idioma' })).toHaveAttribute('aria-busy', 'false')
})

test('of two languages the one chosen last is shown, also when the other comes late', async ({ page }) => {
  const texts = await textsOf(page, spanish)
  await page.goto('/login')
  await select(page).selectOption('Español')
  await expect(select(page)).toHaveAttribute('aria-busy', 'true')
  await select(page).selectOption('日本語')
  const heading = page.getByRole('heading', { name: 'おかえりなさい' })
  await expect(heading).toBeVisible()
  const arrived = page.waitForResponse(async (answer) => (await answer.text()).includes(spanish))
  texts.release()
  await arrived
  await expect(heading).toBeVisible()
  await expect(page.getByRole('combobox', { name: '言語' })).toHaveValue('ja')
})

test.describe('a language that does not come', () => {
  test.use({ expectedPageErrors: [/Failed to load resource/] })

  test('is told in the one in force, which the choice goes back to, and can be chosen again', async ({
    page,
  }) => {
    const texts = await textsOf(page, spanish)
    texts.answer = 'aborted'
    await page.goto('/login')
    await page.getByLabel('用户名', { exact: true }).fill('wangjing')
    await select(page).selectOption('Español')
    await expect(failed(page)).toBeVisible()
    await expect(select(page)).toHaveValue('zh')
    await expect(select(page)).toHaveAttribute('aria-busy', 'false')
    await expectAccessible(page)

    await select(page).selectOption('Español')
    await expect(async () => expect(texts.asked).toBe(2)).toPass()
    await expect(failed(page)).toBeVisible()

    texts.answer = 'given'
    await select(page).selectOption('Español')
    await expect(page.getByRole('heading', { name: spanish })).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
    await expect(page.getByLabel('Nombre de usuario', { exact: true })).toHaveValue('wangjing')
  })

  test('on a phone leaves everything in its place', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const texts = await textsOf(page, spanish)
    texts.answer = 'aborted'
    await page.goto('/login')
    const field = page.getByLabel('用户名', { exact: true })
    const before = await field.boundingBox()
    await select(page).selectOption('Español')
    await expect(failed(page)).toBeInViewport({ ratio: 1 })
    expect(await field.boundingBox()).toEqual(before)
  })
})
