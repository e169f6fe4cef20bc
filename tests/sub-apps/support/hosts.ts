import { expect, type Locator, type Page } from '@playwright/test'
import type { Portal } from '@portal/testing/playwright'
import { goWithin } from '../../e2e/support/navigation.ts'
import { enterAt } from '../../e2e/support/people.ts'
import { signOutElsewhere } from '../../e2e/support/sessions.ts'

/** Something that shows pages of a sub-app, one of them at a time. */
export interface Host {
  readonly page: Page
  /** The page that is shown. */
  readonly place: Locator
  /** Contains its pop-ups, too. */
  readonly around: Locator
  /** Opens a page in front of the others. */
  open(number: number): Promise<void>
  /** Shows a page that is open, or none. */
  show(number: number | undefined): Promise<void>
  /** Closes the page that is shown. */
  close(number: number): Promise<void>
  /** Ends the page that is shown, the only one; with the session where the host has one. */
  end(): Promise<void>
}

/** Two pages of the sub-app that is linked in place of `oms`. */
const addresses = ['/child/oms/orders/ceramic', '/child/oms/orders/bathroom']

/** @param isFramed whether the page is in an iframe */
export async function portalHost(page: Page, portal: Portal, isFramed: boolean): Promise<Host> {
  const panels = page.locator('main section[data-page-of]')
  const addressOf = (number: number | undefined) =>
    number === undefined ? '/dashboard' : (addresses[number - 1] ?? '')
  await enterAt(page, portal, 'wangjing', '/dashboard')
  // A hidden page keeps its layout, and the browser takes it for visible.
  const panel = page.locator('main section[data-page-of]:not([aria-hidden])')
  return {
    page,
    place: isFramed ? panel.locator('iframe').contentFrame().locator('body') : panel,
    around: isFramed ? panel.locator('iframe').contentFrame().locator('html') : page.locator('html'),
    async open(number) {
      const before = await panels.count()
      await goWithin(page, addressOf(number))
      await expect(panels).toHaveCount(before + 1)
      await expect(panel).toHaveAttribute('aria-busy', 'false', { timeout: 15_000 })
    },
    show: (number) => goWithin(page, addressOf(number)),
    async close() {
      const [before, address] = [await panels.count(), page.url()]
      // A modal dialog of the page keeps the focus, and hides all else from screen readers.
      const tab = page.getByRole('tab', { selected: true, includeHidden: true })
      await tab.dispatchEvent('keydown', { key: 'Delete' })
      await expect(panels).toHaveCount(before - 1)
      await expect(page).not.toHaveURL(address)
    },
    async end() {
      await signOutElsewhere(page)
      await expect(page).toHaveURL(/\/login/)
    },
  }
}

declare global {
  interface Window {
    readonly plain: {
      open(number: number): Promise<void>
      show(number: number | undefined): void
      close(number: number): Promise<void>
    }
  }
}

/** A page of a few lines around the library as it is published. */
export async function plainHost(page: Page, subApp: string): Promise<Host> {
  await page.goto(`${subApp}plain.html`)
  const show = (number: number | undefined) => page.evaluate((shown) => window.plain.show(shown), number)
  const close = (number: number) => page.evaluate((closed) => window.plain.close(closed), number)
  return {
    page,
    place: page.locator('main').filter({ visible: true }),
    around: page.locator('html'),
    show,
    async open(number) {
      await page.evaluate((opened) => window.plain.open(opened), number)
      await show(number)
    },
    close,
    end: () => close(1),
  }
}

/** No host: the page in a window of its own. */
export async function noHost(page: Page, subApp: string): Promise<Pick<Host, 'page' | 'place' | 'around'>> {
  await page.goto(subApp)
  return { page, place: page.locator('#app'), around: page.locator('html') }
}
