import { signIn } from './support/people.ts'
import { expect, test } from './support/portal.ts'

const languages = [
  {
    locale: 'en-US',
    form: { userName: 'User name', password: 'Password', submit: 'Sign in' },
    notices: 'Notices',
    menu: 'Tile Order List',
    create: 'Standard Tile Order',
    ordersTotal: /orders/,
  },
  {
    locale: 'es-MX',
    form: { userName: 'Nombre de usuario', password: 'Contraseña', submit: 'Iniciar sesión' },
    notices: 'Avisos',
    menu: 'Lista de pedidos de cerámica',
    create: 'Nuevo pedido de cerámica',
    ordersTotal: /pedidos/,
  },
  {
    locale: 'ja-JP',
    form: { userName: 'ユーザー名', password: 'パスワード', submit: 'サインイン' },
    notices: 'お知らせ',
    menu: 'タイル注文一覧',
    create: 'タイル通常注文',
    ordersTotal: /件/,
  },
]

for (const { locale, form, notices, menu, create, ordersTotal } of languages) {
  test.describe(`a browser that speaks ${locale}`, () => {
    test.use({ locale })

    test('gets portal and sub-app in its language, from the sign-in on', async ({ page, portal }) => {
      await page.goto('/child/oms/orders/ceramic')
      await signIn(page, portal, 'wangjing', form)
      await expect(page).toHaveURL(/\/child\/oms\/orders\/ceramic$/)
      await expect(page.getByRole('button', { name: create })).toBeVisible()
      await expect(page.getByText(ordersTotal).first()).toBeVisible()
      await expect(page.getByRole('navigation').getByRole('menuitem', { name: menu })).toBeVisible()
      await page.goto('/dashboard')
      await expect(page.getByRole('heading', { name: notices })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale.slice(0, 2)}`))
    })
  })
}

test.describe('a language that the portal does not speak', () => {
  test.use({ locale: 'fr-FR' })

  test('falls back to English, and a choice is remembered [S-9.5]', async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await page.getByRole('combobox', { name: 'Language' }).selectOption('中文')
    await expect(page.getByRole('heading', { name: '欢迎回来' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: '欢迎回来' })).toBeVisible()
  })
})

test.describe('in Japanese', () => {
  test.use({ locale: 'ja-JP' })

  test('a word of two characters stays one', async ({ page, portal }) => {
    await page.goto('/')
    await signIn(page, portal, 'wangjing', {
      userName: 'ユーザー名',
      password: 'パスワード',
      submit: 'サインイン',
    })
    await page.getByTitle('マイアカウント').click()
    await page.getByRole('menuitem', { name: 'パスワード変更' }).click()
    await expect(page.getByRole('dialog').getByRole('button', { name: '変更', exact: true })).toBeVisible()
  })
})
