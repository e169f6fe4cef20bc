import { chooseLanguage, signIn } from './support/people.ts'
import { expect, test } from './support/portal.ts'

// A language that the portal does not have.
test.use({ locale: 'fr-FR' })

const english = {
  lang: 'en',
  userMenu: 'My account',
  notices: 'Notices',
  menu: 'Tile Order List',
  create: 'New Tile Order',
  total: /orders/,
}
const spanish = {
  lang: 'es',
  userMenu: 'Mi cuenta',
  notices: 'Avisos',
  menu: 'Lista de pedidos de cerámica',
  create: 'Nuevo pedido de cerámica',
  total: /pedidos/,
}
const japanese = {
  lang: 'ja',
  userMenu: 'マイアカウント',
  notices: 'お知らせ',
  menu: 'タイル注文一覧',
  create: 'タイル新規注文',
  total: /件/,
}

test('the sign-in falls back to English and remembers a choice; portal and sub-app follow each other one [S-9.5]', {
  tag: '@smoke',
}, async ({ page, portal }) => {
  const heading = (name: string) => page.getByRole('heading', { name })
  await page.goto('/child/oms/orders/ceramic')
  await expect(heading('Welcome back')).toBeVisible()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('中文')
  await expect(heading('欢迎回来')).toBeVisible()
  await page.reload()
  await expect(heading('欢迎回来')).toBeVisible()
  await page.getByRole('combobox', { name: '语言' }).selectOption('English')
  await signIn(page, portal, 'wangjing', { userName: 'User name', password: 'Password', submit: 'Sign in' })

  async function expectLanguage({ lang, notices, menu, create, total }: typeof english) {
    const [home, orders] = [page.getByRole('tab').first(), page.getByRole('tab').nth(1)]
    await orders.click()
    await expect(page).toHaveURL(/\/child\/oms\/orders\/ceramic$/)
    await expect(page.getByRole('button', { name: create, exact: true })).toBeVisible()
    await expect(page.getByText(total).first()).toBeVisible()
    await expect(page.getByRole('navigation').getByRole('menuitem', { name: menu }).first()).toBeVisible()
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
