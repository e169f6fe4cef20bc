import { waitingApprovals } from '../../e2e/support/database.ts'
import { receivedNotice } from '../../e2e/support/notices.ts'
import { inWorld } from '../../e2e/support/world-state.ts'
import type { Screen } from '../screen.ts'
import type { Stage } from '../stage.ts'

/** The whole of a page that is longer than the screen. */
const showAll = async ({ page, settled }: Stage) => {
  await settled()
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 2600 })
}

async function openSubApp({ page, openAs }: Stage, userName: string, address: string) {
  await openAs(userName, address)
  await page.getByRole('main').getByRole('heading').first().waitFor()
}

/** Pages of the shell and of sub-apps inside the frame. */
export const pageScreens: readonly Screen[] = [
  {
    name: 'home-whole',
    open: async (stage) => {
      await stage.openAs('wangjing', '/dashboard')
      await showAll(stage)
    },
  },
  {
    name: 'home-dealer-whole',
    scenarios: ['distributor-ceramic'],
    open: async (stage) => {
      await stage.openAs('dealer.foshan', '/dashboard')
      await showAll(stage)
    },
  },
  { name: 'home-sales', firstLook: true, open: ({ openAs }) => openAs('lihao', '/dashboard') },
  { name: 'home-approver', firstLook: true, open: ({ openAs }) => openAs('liufang', '/dashboard') },
  { name: 'home-administrator', firstLook: true, open: ({ openAs }) => openAs('admin', '/dashboard') },
  {
    name: 'home-customise',
    open: async ({ openAs, button }) => {
      await openAs('wangjing', '/dashboard')
      await button('home', 'customise.start').click()
    },
  },
  {
    name: 'home-questionnaire',
    questionnaires: true,
    open: async ({ page, openAs }) => {
      await openAs('dealer.foshan', '/dashboard')
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'home-shortcut-notice',
    scenarios: ['ltc-shortcut'],
    open: async ({ openAs, button }) => {
      await openAs('lihao', '/dashboard')
      await button('quick-jump', 'closeShortcut').waitFor()
    },
  },
  { name: 'notices', open: ({ openAs }) => openAs('wangjing', '/notification/list') },
  {
    name: 'notices-types',
    open: async ({ page, openAs, settled }) => {
      await openAs('wangjing', '/notification/list')
      await settled()
      await page.getByRole('main').getByRole('combobox').first().click()
    },
  },
  {
    name: 'notice',
    open: async ({ openAs, portal, world }) => {
      const { address } = await receivedNotice(portal, world, 'wangjing', '瓷砖事业部季度返利政策')
      await openAs('wangjing', address)
    },
  },
  {
    name: 'policy',
    open: async ({ openAs, portal, world }) => {
      const { noticeId } = await receivedNotice(portal, world, 'wangjing', '瓷砖事业部季度返利政策')
      await openAs('wangjing', `/announcement/policyDetails?id=${noticeId}`)
    },
  },
  { name: 'approvals-inbox', firstLook: true, open: ({ openAs }) => openAs('lihao', '/approvals') },
  {
    name: 'approval',
    firstLook: true,
    open: async (stage) => {
      const [first] = await waitingApprovals(stage.portal, stage.world, 'wangjing', 'salesOrder')
      await openSubApp(stage, 'wangjing', `/child/oms/orders/all/${first?.businessKey}`)
    },
  },
  { name: 'profile', open: ({ openAs }) => openAs('wangjing', '/profile') },
  {
    name: 'order-list',
    firstLook: true,
    open: (stage) => openSubApp(stage, 'wangjing', '/child/oms/orders/ceramic'),
  },
  {
    name: 'order-list-overdue',
    firstLook: true,
    open: (stage) => openSubApp(stage, 'lihao', '/child/oms/orders/all?selection=overdue&scope=own'),
  },
  {
    name: 'balance-frozen',
    firstLook: true,
    open: (stage) => openSubApp(stage, 'wangjing', '/child/oms/balance?distributorCode=D1001'),
  },
  { name: 'account-freeze', open: (stage) => openSubApp(stage, 'wangjing', '/child/oms/account-freeze') },
  { name: 'new-order', open: (stage) => openSubApp(stage, 'wangjing', '/child/oms/orders/ceramic/new') },
  {
    name: 'new-order-filled',
    firstLook: true,
    open: async (stage) => {
      await openSubApp(
        stage,
        'wangjing',
        '/child/oms/orders/ceramic/new?distributorCode=D1002&lines=T1001*400,T1301*80,T1402*120',
      )
      // Products and account come after the form, which does not say that it waits for them.
      const main = stage.page.getByRole('main')
      await main.getByText('T1402', { exact: false }).first().waitFor()
      await main.locator('dl').nth(1).waitFor()
    },
  },
  {
    name: 'order',
    firstLook: true,
    open: async (stage) => {
      // One without an approval: the page shows the order itself.
      const { orderNo } = await inWorld(stage.portal, stage.world, ({ db }) =>
        db.salesOrder.findFirstOrThrow({
          where: { businessUnit: 'ceramic', status: 'producing' },
          orderBy: { orderedAt: 'desc' },
        }),
      )
      await openSubApp(stage, 'wangjing', `/child/oms/orders/ceramic/${orderNo}`)
    },
  },
  {
    name: 'catalogue',
    firstLook: true,
    open: (stage) => openSubApp(stage, 'wangjing', '/child/oms/products'),
  },
  {
    name: 'contract-list',
    firstLook: true,
    open: (stage) => openSubApp(stage, 'lihao', '/child/ltc/contracts'),
  },
  { name: 'approvals', open: (stage) => openSubApp(stage, 'wangjing', '/child/oms/approvals') },
  {
    name: 'sub-app-failed',
    open: async ({ page, openAs }) => {
      await openAs('wangjing', '/child/oms/home?misbehave=throw-mount')
      await page.getByRole('main').getByRole('alert').waitFor()
    },
  },
  {
    name: 'tab-limit',
    scenarios: ['default', 'twenty-tabs'],
    open: async ({ page, openAs, settled, text }) => {
      const tabs = Array.from({ length: 19 }, (_none, index) => {
        const url = `/child/oms/pages/deep/1-${index + 1}`
        return { key: url, url, title: `第1层页面${index + 1}`, titleLanguage: 'zh' }
      })
      const used = tabs.map(({ key }) => key)
      const record = { value: { tabs, activeKey: '/dashboard', used }, expiresAt: Date.now() + 3_600_000 }
      await openAs('wangjing', '/dashboard')
      await settled()
      // Before the page's own code runs: the page left behind keeps its list to the last moment.
      await page.addInitScript((kept) => sessionStorage.setItem('RTM_tabs', kept), JSON.stringify(record))
      await page.reload()
      await settled()
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: text('menu-search', 'title') }).fill('1-22')
      await page.keyboard.press('Enter')
      await page.getByRole('dialog', { name: text('frame', 'tabLimitTitle') }).waitFor()
    },
  },
  {
    name: 'sign-in-again',
    waits: true,
    open: async ({ page, openAs, endSessions, text }) => {
      await openAs('wangjing', '/child/oms/orders/ceramic/new')
      await page.getByRole('main').getByRole('textbox').first().fill('1')
      await page.getByRole('img', { name: text('frame', 'unsaved') }).waitFor()
      await endSessions()
      await page.getByRole('tab').first().click()
      await page.getByRole('dialog', { name: text('session', 'again.title') }).waitFor()
    },
  },
  {
    name: 'discard-question',
    open: async ({ page, openAs, text }) => {
      await openAs('wangjing', '/child/oms/orders/ceramic/new')
      await page.getByRole('main').getByRole('textbox').first().fill('1')
      await page.getByRole('img', { name: text('frame', 'unsaved') }).waitFor()
      await page.getByRole('tab').last().press('Delete')
      await page.getByRole('dialog').waitFor()
    },
  },
]
