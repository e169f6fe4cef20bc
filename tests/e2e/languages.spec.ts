import { chooseLanguage, signIn } from './support/people.ts'
import { expect, test } from './support/portal.ts'

// A language that the portal does not have.
test.use({ locale: 'fr-FR' })

interface LanguageTexts {
  readonly lang: 'en' | 'es' | 'ja'
  readonly userMenu: string
  readonly notices: string
  /** What the page of the orders calls the form of a new one. */
  readonly create: string
  /** Counts the orders. */
  readonly total: RegExp
}

const english: LanguageTexts = {
  lang: 'en',
  userMenu: 'My account',
  notices: 'Notices',
  create: 'New order',
  total: /orders/,
}
const spanish: LanguageTexts = {
  lang: 'es',
  userMenu: 'Mi cuenta',
  notices: 'Avisos',
  create: 'Nuevo pedido',
  total: /pedidos/,
}
const japanese: LanguageTexts = {
  lang: 'ja',
  userMenu: 'マイアカウント',
  notices: 'お知らせ',
  create: '新規注文',
  total: /件/,
}

test('the sign-in falls back to English and remembers a choice; portal and sub-app follow each other one [S-9.5]', {
  tag: ['@smoke', '@any-company'],
}, async ({ page, portal, cast: { clerk, orders: list, ordersIn } }) => {
  const heading = (name: string) => page.getByRole('heading', { name })
  await page.goto(list.address)
  await expect(heading('Welcome back')).toBeVisible()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('中文')
  await expect(heading('欢迎回来')).toBeVisible()
  await page.reload()
  await expect(heading('欢迎回来')).toBeVisible()
  await page.getByRole('combobox', { name: '语言' }).selectOption('English')
  await signIn(page, portal, clerk.userName, {
    userName: 'User name',
    password: 'Password',
    submit: 'Sign in',
  })

  async function expectLanguage({ lang, notices, create, total }: LanguageTexts) {
    const [home, orders] = [page.getByRole('tab').first(), page.getByRole('tab').nth(1)]
    await orders.click()
    await expect(page).toHaveURL(portal.url + list.address)
    await expect(page.getByRole('button', { name: create, exact: true })).toBeVisible()
    await expect(page.getByText(total).first()).toBeVisible()
    await expect(
      page.getByRole('navigation').getByRole('menuitem', { name: ordersIn[lang] }).first(),
    ).toBeVisible()
    await home.click()
    await expect(heading(notices)).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${lang}`))
  }

  await expectLanguage(english)
  await page.getByTitle(english.userMenu).click()
  await chooseLanguage(page, 'Español', 'Language')
  await expectLanguage(spanish)
  await page.getByTitle(spanish.userMenu).click()
  await chooseLanguage(page, '日本語', 'Idioma')
  await expectLanguage(japanese)

  await test.step('a word of two characters gets no space in Japanese', async () => {
    await page.getByTitle(japanese.userMenu).click()
    await page.getByRole('menuitem', { name: 'パスワード変更' }).click()
    await expect(page.getByRole('dialog').getByRole('button', { name: '変更', exact: true })).toBeVisible()
  })
})
