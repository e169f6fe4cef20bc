import type { Page, Route } from '@playwright/test'
import type { Screen } from '../screen.ts'
import type { Stage } from '../stage.ts'

async function fromUserMenu({ page, text, openAs }: Stage, key: string) {
  await openAs('wangjing', '/dashboard')
  await page.getByTitle(text('frame', 'userMenu')).click()
  await page.getByRole('menuitem', { name: text('frame', key) }).click()
  await page.getByRole('dialog').getByRole('button').first().waitFor()
}

const gone = (route: Route) => route.fulfill({ status: 404, body: '' })

/** The server has another deployment than the page was loaded from, in which this file is no more. */
async function replaced(page: Page, file: RegExp) {
  await page.route(file, gone)
  await page.route(
    ({ pathname }) => pathname === '/',
    (route) =>
      route.request().resourceType() === 'fetch'
        ? route.fulfill({ body: '<!doctype html>' })
        : route.fallback(),
  )
}

/** The home page, what surrounds every page, and its dialogs. */
export const frameScreens: readonly Screen[] = [
  { name: 'home', firstLook: true, open: ({ openAs }) => openAs('wangjing', '/dashboard') },
  {
    name: 'home-dealer',
    firstLook: true,
    scenarios: ['distributor-ceramic'],
    open: ({ openAs }) => openAs('dealer.foshan', '/dashboard'),
  },
  { name: 'home-empty', scenarios: ['empty-company'], open: ({ openAs }) => openAs('admin', '/dashboard') },
  { name: 'not-found', open: ({ openAs }) => openAs('wangjing', '/404') },
  { name: 'unauthorized', open: ({ openAs }) => openAs('wangjing', '/401') },
  { name: 'change-password', open: (stage) => fromUserMenu(stage, 'changePassword') },
  { name: 'switch-position', open: (stage) => fromUserMenu(stage, 'switchPosition') },
  { name: 'sign-out-question', open: (stage) => fromUserMenu(stage, 'signOut') },
  {
    name: 'session-expired',
    open: async ({ page, openAs, settled, text }) => {
      await openAs('wangjing', '/dashboard')
      await settled()
      await page.context().clearCookies({ name: 'Admin-Token' })
      await page.evaluate(() => window.dispatchEvent(new Event('focus')))
      await page.getByText(text('session', 'expired')).waitFor()
    },
  },
  {
    name: 'jump-refused',
    open: async ({ page, openAs, text }) => {
      await openAs('wangjing', '/dashboard?menu=NONE&systemCode=OMS&businessKey=1')
      await page.getByText(text('jump', 'noMenu')).waitFor()
    },
  },
  {
    name: 'part-outdated',
    open: async (stage) => {
      await replaced(stage.page, /\/assets\/change-password-form-.*\.js/)
      await stage.openAs('wangjing', '/dashboard')
      await stage.page.getByTitle(stage.text('frame', 'userMenu')).click()
      await stage.page.getByRole('menuitem', { name: stage.text('frame', 'changePassword') }).click()
      await stage.page.getByText(stage.text('tools', 'outdated')).waitFor()
    },
  },
  {
    name: 'page-outdated',
    open: async ({ page, openAs, text }) => {
      await replaced(page, /\/assets\/notice-list-page-.*\.css/)
      await openAs('wangjing', '/notification/list')
      await page.getByText(text('tools', 'outdated')).waitFor()
    },
  },
]
