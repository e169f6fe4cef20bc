import type { Screen } from '../screen.ts'
import type { Stage } from '../stage.ts'

/** Keeps a value in the browser before the portal starts. */
const stored = ({ page }: Stage, name: string, value: unknown) =>
  page.addInitScript(([key, record]) => localStorage.setItem(`RTM_${key}`, JSON.stringify(record)), [
    name,
    { value, expiresAt: Date.now() + 3_600_000 },
  ] as const)

async function jump({ page, openAs }: Stage, userName: string, menu: string, systemCode: string) {
  await openAs(userName, `/dashboard?${new URLSearchParams({ menu, systemCode, businessKey: 'HK1' })}`)
  await page.getByRole('dialog').waitFor()
}

/** Nothing of the portal's code that holds `mark` arrives. */
const withhold = ({ page }: Stage, mark: RegExp) =>
  page.route(/\/assets\/.*\.js$/, async (route) => {
    const response = await route.fetch()
    await (mark.test(await response.text()) ? route.abort() : route.fulfill({ response }))
  })

/** The notice with its pages, which is folded at first. */
async function showShortcuts(stage: Stage, address: string) {
  await stage.openAs('lihao', address)
  const notice = stage.page.getByRole('status').filter({ has: stage.button('quick-jump', 'closeShortcut') })
  await notice.locator('[aria-expanded=false]').click()
  await stage.page.getByText(stage.text('quick-jump', 'shortcutHint')).waitFor()
}

/** What a visit may begin with: a jump that asks back, parts that do not come, notices over other pages. */
export const arrivalScreens: readonly Screen[] = [
  { name: 'jump-responsibility', open: (stage) => jump(stage, 'lihao', 'LTC_PAYMENTS', 'LTC') },
  {
    name: 'jump-department',
    open: async (stage) => {
      await stored(stage, 'departments', ['CERAMIC'])
      await jump(stage, 'wangjing', 'OSS_BATHROOM_DEALERS', 'OSS')
    },
  },
  {
    name: 'cookies-refused',
    open: async ({ page, text, button }) => {
      await page.addInitScript(() =>
        Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined }),
      )
      await page.goto('/login')
      await page.getByLabel(text('login', 'userName'), { exact: true }).fill('wangjing')
      await page.getByLabel(text('login', 'password'), { exact: true }).fill('Tiles@2026')
      await button('login', 'submit').click()
      await page.getByText(text('session', 'notKept')).waitFor()
    },
  },
  {
    name: 'sign-in-language-failed',
    open: async (stage) => {
      const isSpanish = stage.text('login', 'language') === 'Idioma'
      await withhold(stage, isSpanish ? /欢迎回来/ : /Le damos la bienvenida/)
      await stage.page.goto('/login')
      await stage.page.getByRole('combobox').selectOption(isSpanish ? 'zh' : 'es')
      await stage.page.getByText(stage.text('login', 'languageFailed')).waitFor()
    },
  },
  {
    name: 'shortcut-notice-scrolled-header',
    scenarios: ['ltc-shortcut'],
    open: async (stage) => {
      await stored(stage, 'settings', { fixedHeader: false })
      await showShortcuts(stage, '/dashboard')
      await stage.page.mouse.move(200, 400)
      await stage.page.mouse.wheel(0, 20_000)
    },
  },
  {
    name: 'shortcut-notice-page',
    scenarios: ['ltc-shortcut'],
    open: (stage) => showShortcuts(stage, '/child/ltc/projects'),
  },
  {
    name: 'shortcut-notice-page-scrolled-header',
    scenarios: ['ltc-shortcut'],
    open: async (stage) => {
      await stored(stage, 'settings', { fixedHeader: false })
      await showShortcuts(stage, '/child/ltc/contracts')
      await stage.page.mouse.move(200, 400)
      await stage.page.mouse.wheel(0, 20_000)
    },
  },
]
