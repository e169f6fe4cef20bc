import { otherThan } from '../../e2e/support/codes.ts'
import { signInElsewhere } from '../../e2e/support/sessions.ts'
import { departmentPicker } from '../department-picker.ts'
import type { Screen } from '../screen.ts'
import type { Stage } from '../stage.ts'

/** A new order of 李浩, half written in a page of OMS. */
async function writeHalfAnOrder({ page, openAs }: Stage): Promise<void> {
  await openAs('lihao', '/child/oms/orders/ceramic/new')
  await page.getByRole('main').locator('textarea').first().fill('请送到工地')
  await page.getByRole('tab', { selected: true }).getByRole('img').waitFor()
}

const dialog = ({ page }: Stage) => page.getByRole('dialog').last()

/** Its last button: antd puts a space between two Chinese characters of a name. */
const agree = (stage: Stage) => dialog(stage).getByRole('button').last().click()

async function chooseOfUser({ page, text }: Stage, key: string): Promise<void> {
  await page.getByTitle(text('frame', 'userMenu')).click()
  await page.getByRole('menuitem', { name: text('frame', key) }).click()
}

async function lookAtCookie({ page }: Stage): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
}

async function loseSession(stage: Stage): Promise<void> {
  await writeHalfAnOrder(stage)
  await stage.page.context().clearCookies({ name: 'Admin-Token' })
  await lookAtCookie(stage)
  await stage.page.getByLabel(stage.text('session', 'again.password'), { exact: true }).waitFor()
}

/** A session that is interrupted or ends, and steps that would lose what was typed. */
export const sessionScreens: readonly Screen[] = [
  {
    name: 'sign-in-again-leaving',
    waits: true,
    open: async (stage) => {
      await loseSession(stage)
      await stage.button('session', 'again.signOut').click()
      await stage.page.getByText(stage.text('session', 'again.signOutQuestion')).waitFor()
    },
  },
  {
    name: 'sign-in-again-refused',
    waits: true,
    open: async (stage) => {
      await loseSession(stage)
      await stage.page.keyboard.type('Wrong@2026')
      await stage.page.keyboard.press('Enter')
      await dialog(stage).getByRole('alert').getByText(/\S/).waitFor()
    },
  },
  {
    name: 'session-replaced',
    waits: true,
    open: async (stage) => {
      await writeHalfAnOrder(stage)
      await signInElsewhere(stage.page, stage.portal, 'wangjing')
      await stage.page.bringToFront()
      await dialog(stage).waitFor()
    },
  },
  {
    name: 'session-unknown',
    waits: true,
    open: async (stage) => {
      await writeHalfAnOrder(stage)
      await stage.page.route(/permissions\/getUserInfo/, (route) => route.fulfill({ status: 502 }))
      const value = await stage.portal.certificateOf('lihao')
      await stage.page.context().addCookies([{ name: 'Admin-Token', value, url: stage.portal.url }])
      await lookAtCookie(stage)
      await stage.page.getByText(stage.text('session', 'checking.failedTitle')).waitFor()
    },
  },
  {
    name: 'session-expired-unsaved',
    waits: true,
    open: async (stage) => {
      await stage.page.route('**/config.json', async (route) => {
        const config: unknown = await (await route.fetch()).json()
        await route.fulfill({ json: Object.assign({}, config, { reloginInPlace: false }) })
      })
      await writeHalfAnOrder(stage)
      await stage.page.context().clearCookies({ name: 'Admin-Token' })
      await lookAtCookie(stage)
      await dialog(stage).waitFor()
    },
  },
  {
    name: 'unsaved-responsibility',
    open: async (stage) => {
      await writeHalfAnOrder(stage)
      const held = stage.page
        .getByRole('banner')
        .locator('button[title]')
        .filter({ has: stage.page.locator('.anticon-idcard') })
      await held.click()
      await stage.page.getByRole('menuitem').last().click()
      await dialog(stage).waitFor()
    },
  },
  {
    name: 'unsaved-position',
    open: async (stage) => {
      await writeHalfAnOrder(stage)
      await chooseOfUser(stage, 'switchPosition')
      await dialog(stage).getByRole('radio', { checked: false }).first().check()
      await agree(stage)
      await stage.page.getByText(stage.text('session', 'unsavedMayGo')).waitFor()
    },
  },
  {
    name: 'unsaved-departments',
    open: async (stage) => {
      await writeHalfAnOrder(stage)
      await (await departmentPicker(stage)).click()
      await stage.page.getByRole('checkbox').first().uncheck()
      await stage.page.getByRole('button', { name: stage.text('frame', 'apply') }).click()
      await dialog(stage).waitFor()
    },
  },
  {
    name: 'unsaved-sign-out',
    open: async (stage) => {
      await writeHalfAnOrder(stage)
      await chooseOfUser(stage, 'signOut')
      await dialog(stage).waitFor()
    },
  },
  {
    name: 'change-password-errors',
    open: async (stage) => {
      await writeHalfAnOrder(stage)
      await chooseOfUser(stage, 'changePassword')
      const field = (key: string) => dialog(stage).getByLabel(stage.text('password', key), { exact: true })
      await field('oldPassword').focus()
      await field('newPassword').fill('tiles')
      await field('confirmPassword').fill('other')
      await agree(stage)
      await stage.page.getByText(stage.text('password', 'mismatch')).waitFor()
    },
  },
  {
    name: 'second-step-refused',
    scenarios: ['default', 'two-factor'],
    open: async (stage) => {
      await reachSecondStep(stage)
      await stage.page.keyboard.type(otherThan(await stage.portal.codeOf('huangkai', 'twoFactor')))
      await stage.page.getByRole('alert').getByText(/\S/).waitFor()
    },
  },
  {
    name: 'second-step-elsewhere',
    scenarios: ['default', 'two-factor'],
    open: async (stage) => {
      await reachSecondStep(stage)
      const value = await stage.portal.certificateOf('lihao')
      await stage.page.context().addCookies([{ name: 'Admin-Token', value, url: stage.portal.url }])
      await lookAtCookie(stage)
      await stage.page.getByRole('button', { name: /李浩|Li Hao/ }).waitFor()
    },
  },
]

async function reachSecondStep({ page, text, button }: Stage): Promise<void> {
  await page.goto('/login')
  await page.getByLabel(text('login', 'userName'), { exact: true }).fill('huangkai')
  await page.getByLabel(text('login', 'password'), { exact: true }).fill('Tiles@2026')
  await button('login', 'submit').click()
  await page.getByLabel(text('verification', 'code')).waitFor()
}
