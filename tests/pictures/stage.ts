import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, type Page, type Request } from '@playwright/test'
import type { Portal } from '@portal/testing/playwright'
import type { RunningPortal } from '@portal/testing/portal-process'
import { animationsEnded } from '../e2e/support/accessibility.ts'
import { test as base } from '../e2e/support/portal.ts'
import { endAllSessions } from '../e2e/support/world-state.ts'
import type { PictureOptions } from './variants.ts'

/**
 * What is shown while something is still loading, in sub-apps with their own prefix of antd's classes; a bar with a value says
 * how far something else is.
 */
const loading =
  'progress, [role=progressbar]:not([aria-valuenow]), [aria-busy=true], [class*="-skeleton-active"], [class*="-spin-spinning"]'

const locales = resolve(import.meta.dirname, '../../packages/shell/src/lib/i18n/locales')

/** What a screen is brought up with, whatever the language. */
export interface Stage {
  readonly page: Page
  readonly portal: Portal & RunningPortal
  readonly world: string
  /** The shell's text of a dotted key, its values filled in. */
  text(namespace: string, key: string, values?: Readonly<Record<string, string>>): string
  button(namespace: string, key: string): ReturnType<Page['getByRole']>
  /** Signs in without the form and opens an address. */
  openAs(userName: string, address: string): Promise<void>
  /** Nothing loads any more, as far as a reader can see. */
  settled(): Promise<void>
  /** Nothing moves any more. */
  still(): Promise<void>
  /** The server forgets every session. */
  endSessions(): Promise<void>
}

function textIn(language: string, namespace: string, key: string, values: Readonly<Record<string, string>>) {
  const texts: unknown = JSON.parse(readFileSync(resolve(locales, language, `${namespace}.json`), 'utf8'))
  const text = key
    .split('.')
    .reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], texts)
  if (typeof text !== 'string') throw new Error(`${language}/${namespace}.json holds no text ${key}`)
  // A place may say how it is written: {{count, number}}.
  return text.replace(/\{\{(\w+)(?:,[^}]*)?\}\}/g, (whole, name: string) => values[name] ?? whole)
}

export const test = base.extend<PictureOptions & { stage: Stage }>({
  language: ['zh', { option: true }],
  stage: async ({ page, portal, world, language }, use) => {
    const text: Stage['text'] = (namespace, key, values = {}) => textIn(language, namespace, key, values)
    const asked = new Set<Request>()
    page.on('request', (request) => asked.add(request))
    page.on('requestfinished', (request) => asked.delete(request))
    page.on('requestfailed', (request) => asked.delete(request))
    const still = async () => {
      await page.evaluate(() => document.fonts.ready)
      await animationsEnded(page)
    }
    await use({
      page,
      portal,
      world,
      text,
      button: (namespace, key) => page.getByRole('button', { name: text(namespace, key), exact: true }),
      async openAs(userName, address) {
        await portal.signInAs(userName)
        await page.goto(address)
      },
      async settled() {
        // Twice: what has loaded may only now ask for what it shows.
        for (const _time of ['the page', 'its content']) {
          await page.waitForLoadState('networkidle')
          // The load state is that of the document: what sub-apps ask for later is not in it.
          await expect.poll(() => asked.size).toBe(0)
          await expect(page.locator(loading)).toHaveCount(0)
        }
        await still()
      },
      still,
      endSessions: async () => void (await endAllSessions(portal, world)),
    })
  },
})
