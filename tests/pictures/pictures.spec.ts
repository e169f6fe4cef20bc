import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { languageTag } from '@portal/protocol/languages'
import { waitingApprovals } from '../e2e/support/database.ts'
import { expect, test } from '../e2e/support/portal.ts'

/** What people see of the portal in the first minutes: whose page, and its address. */
const screens = {
  'sign-in': [undefined, '/login'],
  home: ['wangjing', '/dashboard'],
  'home-sales': ['lihao', '/dashboard'],
  'home-approver': ['liufang', '/dashboard'],
  'home-administrator': ['admin', '/dashboard'],
  'home-distributor': ['dealer.foshan', '/dashboard'],
  approvals: ['liufang', '/approvals'],
  notices: ['wangjing', '/notification/list'],
  profile: ['wangjing', '/profile'],
  catalogue: ['wangjing', '/child/oms/products'],
  'order-list': ['wangjing', '/child/oms/orders/ceramic'],
  'overdue-orders': ['lihao', '/child/oms/orders/all?selection=overdue&scope=own'],
  'new-order': [
    'wangjing',
    '/child/oms/orders/ceramic/new?distributorCode=D1002&lines=T1001*400,T1301*80,T1402*120',
  ],
  contracts: ['lihao', '/child/ltc/contracts'],
} as const

const variants = (['zh', 'en'] as const).flatMap((language) =>
  (['light', 'dark'] as const).flatMap((colorScheme) =>
    [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ].map((viewport) => ({ language, colorScheme, viewport })),
  ),
)

/** A bar with a value says how far something is, and is no sign of loading. */
const loading =
  'progress, [role=progressbar]:not([aria-valuenow]), [aria-busy=true], [class*="-skeleton-active"], [class*="-spin-spinning"]'

async function take(page: Page, file: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expect(page.locator(loading)).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({
    path: resolve(import.meta.dirname, '../../pictures', file),
    animations: 'disabled',
  })
}

for (const { language, colorScheme, viewport } of variants) {
  const variant = `${language}-${colorScheme}-${viewport.width}`
  test.describe(variant, () => {
    test.use({ locale: languageTag(language), colorScheme, viewport, expectedPageErrors: [/./] })

    for (const [name, [userName, address]] of Object.entries(screens))
      test(name, async ({ page, portal }) => {
        if (userName) await portal.signInAs(userName)
        await page.goto(address)
        await take(page, `${variant}/${name}.png`)
      })

    test('approval', async ({ page, portal, world }) => {
      const [first] = await waitingApprovals(portal, world, 'wangjing', 'salesOrder')
      await portal.signInAs('wangjing')
      await page.goto(`/child/oms/orders/all/${first?.businessKey}`)
      await take(page, `${variant}/approval.png`)
    })
  })
}
