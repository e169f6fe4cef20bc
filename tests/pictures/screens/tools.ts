import { configure } from '../../e2e/support/configuration.ts'
import { departmentPicker } from '../department-picker.ts'
import type { Screen } from '../screen.ts'
import type { Stage } from '../stage.ts'

/** Opens a tool of the top bar, out of the menu of tools where the screen is narrow. */
async function openTool({ page, text }: Stage, key: string, values?: Readonly<Record<string, string>>) {
  const name = text('tools', key, values)
  const more = page.getByRole('button', { name: text('tools', 'more') })
  const tool = page.getByRole('banner').getByRole('button', { name })
  await more.or(tool).first().waitFor()
  if (await more.isVisible()) {
    await more.click()
    await page.getByRole('menuitem', { name }).click()
  } else await tool.click()
  await page.getByRole('dialog').waitFor()
}

/** A page with a menu beside it, in a size that was chosen before. */
const inSize = (size: 'small' | 'large'): Screen => ({
  name: `size-${size}`,
  open: async ({ page, openAs }) => {
    const record = { value: { size }, expiresAt: Date.now() + 3_600_000 }
    await page.addInitScript((kept) => localStorage.setItem('RTM_settings', kept), JSON.stringify(record))
    await openAs('wangjing', '/child/oms/orders/ceramic')
    await page.getByRole('main').getByRole('heading').first().waitFor()
  },
})

/** What the top bar, the edge of the screen and the keyboard open. */
export const toolScreens: readonly Screen[] = [
  {
    name: 'settings',
    open: async (stage) => {
      await stage.openAs('wangjing', '/dashboard')
      await openTool(stage, 'settings')
    },
  },
  {
    name: 'color-picker',
    open: async (stage) => {
      await stage.openAs('wangjing', '/dashboard')
      await openTool(stage, 'settings')
      await stage.page.getByRole('dialog').getByRole('button', { name: '#1890ff' }).click()
      await stage.page.getByRole('slider').first().waitFor()
    },
  },
  {
    name: 'settings-applied',
    open: async (stage) => {
      await stage.openAs('wangjing', '/dashboard')
      await openTool(stage, 'settings')
      const choose = (key: string) =>
        stage.page.getByText(stage.text('settings', key), { exact: true }).click()
      await choose('sizes.large')
      await stage.page.getByLabel(stage.text('settings', 'colors.purple')).click()
    },
  },
  inSize('small'),
  inSize('large'),
  {
    name: 'error-log',
    open: async (stage) => {
      await stage.openAs('wangjing', '/dashboard')
      await stage.settled()
      await stage.page.evaluate(() => {
        setTimeout(() => {
          throw new TypeError("Cannot read properties of undefined (reading 'orderNumber')")
        })
        void Promise.reject(new Error('The answer of the order service came too late'))
      })
      await openTool(stage, 'errorLog', { count: '2' })
      await stage.page
        .getByRole('dialog')
        .getByText(/^TypeError/)
        .first()
        .click()
    },
  },
  {
    name: 'debug',
    open: async (stage) => {
      await configure(stage.page.context(), { environment: 'test' })
      await stage.openAs('wangjing', '/child/oms/orders/ceramic')
      await stage.settled()
      await openTool(stage, 'debug')
    },
  },
  {
    name: 'menu-search',
    open: async ({ page, text, openAs, settled }) => {
      await openAs('wangjing', '/dashboard')
      await settled()
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: text('menu-search', 'title') }).fill('order')
    },
  },
  {
    name: 'quick-jump',
    open: async ({ page, text, openAs }) => {
      await openAs('wangjing', '/dashboard')
      await page.getByRole('button', { name: text('frame', 'quickJump') }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'user-menu',
    open: async ({ page, text, openAs }) => {
      await openAs('wangjing', '/dashboard')
      await page.getByTitle(text('frame', 'userMenu')).click()
      await page.getByRole('menuitem', { name: text('frame', 'language') }).hover()
    },
  },
  {
    name: 'departments',
    open: async ({ page, text, openAs, settled }) => {
      await openAs('wangjing', '/dashboard')
      await settled()
      // The middle of the field may be what takes a department away.
      await (await departmentPicker({ page, text })).click()
      await page.getByRole('checkbox').first().waitFor()
    },
  },
]
