import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { worldCookie } from '@portal/protocol/world'
import { type Company, casts } from './cast.ts'
import type { Cast } from './cast-types.ts'
import { applyScenario } from './control.ts'
import { test as base } from './kept-context-test.ts'
import { type RunningPortal, startPortal } from './portal-process.ts'
import { silenceQuestionnaires } from './world-state.ts'

interface PortalFixtures {
  /** The scenarios of `fixtures/scenarios` that the test's world is in, applied in their order. */
  readonly scenarios: readonly string[]
  /** A world of the test's own, chosen for all its pages: nothing that another test does is seen in it. */
  readonly world: string
  /** Whether the questionnaires of the world pop up on the home page; most tests have other things to do there. */
  readonly questionnaires: boolean
  /** Errors in the browser's console that the test provokes; any other fails it. */
  readonly expectedPageErrors: readonly RegExp[]
  readonly pageErrorWatch: undefined
  /** People and pages of the company whose portal it is. */
  readonly cast: Cast
}

export interface PortalWorkerFixtures {
  /** Whose portal it is, a folder of `fixtures/companies`. */
  readonly company: Company
  /** One server for all tests of a worker. */
  readonly portal: RunningPortal
}

/** Playwright's test with a portal that runs: `page.goto('/login')` leads to it. */
export const test = base.extend<PortalFixtures, PortalWorkerFixtures>({
  company: ['yanchuan', { scope: 'worker', option: true }],
  portal: [
    async ({ company }, use) => {
      const portal = await startPortal('--company', company)
      await use(portal)
      await portal.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  cast: ({ company }, use) => use(casts[company]),
  baseURL: ({ portal }, use) => use(portal.url),
  scenarios: [['default'], { option: true }],
  questionnaires: [false, { option: true }],
  world: [
    async ({ context, portal, scenarios, questionnaires }, use) => {
      const world = `test-${randomUUID()}`
      await applyScenario(portal, world, ...scenarios)
      if (!questionnaires) await silenceQuestionnaires(portal, world)
      await context.addCookies([{ name: worldCookie, value: world, url: portal.url }])
      await use(world)
    },
    { auto: true },
  ],
  expectedPageErrors: [[], { option: true }],
  pageErrorWatch: [
    async ({ context, expectedPageErrors }, use) => {
      const errors: string[] = []
      context.on('weberror', (event) => errors.push(String(event.error())))
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text())
      })
      await use(undefined)
      const unexpected = errors.filter((error) => !expectedPageErrors.some((known) => known.test(error)))
      expect(unexpected, 'errors in the console of the browser').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
