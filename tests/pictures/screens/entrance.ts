import { signOnCode, signOnLink } from '../../e2e/support/sign-on.ts'
import type { Screen } from '../screen.ts'
import type { Stage } from '../stage.ts'

async function signIn({ page, text, button }: Stage, userName: string, password = 'Tiles@2026') {
  await page.goto('/login')
  await page.getByLabel(text('login', 'userName'), { exact: true }).fill(userName)
  await page.getByLabel(text('login', 'password'), { exact: true }).fill(password)
  await button('login', 'submit').click()
}

/** Screens before the frame. */
export const entranceScreens: readonly Screen[] = [
  { name: 'sign-in', firstLook: true, open: ({ page }) => page.goto('/login').then(() => undefined) },
  {
    name: 'sign-in-refused',
    open: async (stage) => {
      await signIn(stage, 'wangjing', 'Wrong@2026')
      await stage.page.getByRole('alert').getByText(/\S/).first().waitFor()
    },
  },
  {
    name: 'sign-in-incomplete',
    open: async ({ page, text, button }) => {
      await page.goto('/login')
      await button('login', 'submit').click()
      await page.getByText(text('login', 'passwordRequired')).waitFor()
    },
  },
  {
    name: 'sign-in-no-responsibilities',
    open: async (stage) => {
      await signIn(stage, 'sunyi')
      await stage.page.getByText(stage.text('login', 'noResponsibilities')).waitFor()
    },
  },
  {
    name: 'sign-in-unreachable',
    open: async (stage) => {
      await stage.page.route('**/baseLoginService/login', (route) => route.abort())
      await signIn(stage, 'wangjing')
      await stage.page.getByRole('alert').getByText(/\S/).first().waitFor()
    },
  },
  {
    name: 'sign-in-by-phone',
    open: async ({ page, text, button }) => {
      await page.goto('/login')
      await button('login', 'byPhone').click()
      await page.getByLabel(text('verification', 'phone'), { exact: true }).fill('19900000002')
      await button('verification', 'sendCode').click()
      await page.getByText(text('verification', 'codeSent')).waitFor()
    },
  },
  {
    name: 'second-step',
    scenarios: ['default', 'two-factor'],
    open: async (stage) => {
      await signIn(stage, 'huangkai')
      await stage.page.getByRole('heading', { name: stage.text('verification', 'secondStep') }).waitFor()
    },
  },
  { name: 'reset-password', open: ({ page }) => page.goto('/reset_password').then(() => undefined) },
  {
    name: 'reset-password-code',
    open: async ({ page, text, button }) => {
      await page.goto('/reset_password')
      await page.getByLabel(text('reset-password', 'userName'), { exact: true }).fill('wangjing')
      await button('reset-password', 'next').click()
      await page.getByLabel(text('verification', 'code')).first().waitFor()
    },
  },
  {
    name: 'reset-password-new',
    open: async ({ page, text, button, portal }) => {
      await page.goto('/reset_password')
      await page.getByLabel(text('reset-password', 'userName'), { exact: true }).fill('wangjing')
      await button('reset-password', 'next').click()
      await page.getByLabel(text('verification', 'code')).first().waitFor()
      await page.keyboard.type(await portal.codeOf('wangjing', 'passwordReset'))
      await page.getByLabel(text('password', 'newPassword'), { exact: true }).fill('Tiles$')
      await button('reset-password', 'save').click()
      await page.getByText(text('password', 'confirmRequired')).waitFor()
    },
  },
  {
    name: 'sign-on-refused',
    open: async ({ page }) => {
      await page.goto('/login?loginType=1&ssoSystem=OA&code=unknown')
      await page.getByText('单点登录失败').or(page.getByRole('alert').getByText(/\S/)).first().waitFor()
    },
  },
  {
    name: 'sign-on-other-user',
    open: async ({ page, text, portal, world }) => {
      const value = await portal.certificateOf('lihao')
      await page.context().addCookies([{ name: 'Admin-Token', value, url: portal.url }])
      await page.goto(signOnLink(await signOnCode(portal, world, 'wangjing')))
      await page.getByRole('heading', { name: text('sign-on', 'otherUser') }).waitFor()
    },
  },
  {
    name: 'sign-on-provider',
    open: async ({ page, portal }) => {
      const back = new URLSearchParams({ redirect_uri: `${portal.url}/auth-redirect`, state: 's' })
      await page.goto(`/sso-provider?system=OA&${back}`)
    },
  },
  { name: 'sign-on-provider-refused', open: ({ page }) => page.goto('/sso-provider').then(() => undefined) },
]
