import type { Locator, Page } from '@playwright/test'
import { systemsTable } from '@portal/protocol/systems'
import type { RunningPortal } from '@portal/testing/portal-process'
import { configure } from '../support/configuration.ts'
import { expectNoOverflow } from '../support/entrance.ts'
import { inspect } from '../support/looks.ts'
import { goWithin } from '../support/navigation.ts'
import { enterAt } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import { inWorld } from '../support/world-state.ts'

test.use({ locale: 'zh-CN' })

const portalPages = [
  '/dashboard',
  '/notification/list',
  '/approvals',
  '/profile',
  '/announcement/policyDetails',
]

const phone = { width: 390, height: 844 }

/** Values that no page should show: what code makes of an answer that it did not expect. */
const nonsense = /\b(undefined|NaN|null|Invalid Date|\[object Object\])\b|1970[-/]01[-/]01|\d{13,}/

/** The pieces of text that are on the screen or can be scrolled to. */
const shownTexts = (place: Locator) =>
  place.evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode
      if (parentElement?.checkVisibility()) texts.push(nodeValue ?? '')
    }
    return texts
  })

/** The addresses of all pages that menus of embedded systems lead to. */
async function menuPages(page: Page, portal: RunningPortal, world: string): Promise<readonly string[]> {
  const config: unknown = await (await page.request.get('/config.json')).json()
  const { childRoot, systems } = Object(config)
  const table = systemsTable(systems)
  const items = await inWorld(portal, world, ({ db }) =>
    db.menuItem.findMany({
      where: { disabled: false, children: { none: {} }, htmlUrl: null },
      include: { system: true },
      orderBy: { id: 'asc' },
    }),
  )
  return items.flatMap(({ path, system }) => {
    const rule = table.rule(system.code)
    return rule.opens === 'inside' ? [`/${childRoot}/${rule.app}${path}`] : []
  })
}

/** Pages of each kind, which are looked at more closely. */
const kinds = [
  /\/dashboard$/,
  /\/notification\/list$/,
  /\/approvals$/,
  /\/profile$/,
  /\/oms\/home$/,
  /\/oms\/orders\/(ceramic|bathroom)$/,
  /\/oms\/orders\/ceramic\/new$/,
  /\/oms\/pickups\/bookings$/,
  /\/oms\/products$/,
  /\/ltc\/contracts$/,
  /\/czdp\/promotions$/,
  /\/dp\/retail-orders$/,
]

test('every page of the portal and of the menus shows something, ends its loading and fits a phone; one of each kind is accessible', {
  tag: '@any-company',
}, async ({ page, context, portal, world, cast: { admin } }) => {
  test.slow()
  await configure(context, { tabLimit: 200, maxLiveSubApps: 1 })
  await page.setViewportSize(phone)
  await enterAt(page, portal, admin.userName, '/404')
  const main = page.getByRole('main')
  for (const address of [...portalPages, ...(await menuPages(page, portal, world))]) {
    await test.step(address, async () => {
      await goWithin(page, address)
      await expect(page).toHaveURL(new RegExp(`${address}(\\?.*)?$`))
      await expect(main.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveCount(1)
      await expect(main.locator('[aria-busy=true]').filter({ visible: true })).toHaveCount(0)
      // What failed offers another try or a reload.
      await expect(
        main.getByRole('button', { name: /^重\s*试$|^重新加载/ }).filter({ visible: true }),
      ).toHaveCount(0)
      expect((await shownTexts(main)).filter((text) => nonsense.test(text))).toEqual([])
      await expectNoOverflow(page)
      if (!kinds.some((kind) => kind.test(address))) return
      await inspect(page, 'more closely')
      await page.setViewportSize(phone)
    })
  }
})
