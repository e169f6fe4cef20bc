import { expect, type Portal } from '@portal/testing/playwright'
import { type RunningPortal, startPortal } from '@portal/testing/portal-process'
import { openWorld } from '@portal/testing/world/test-world'
import { type Company, casts } from './cast.ts'
import type { Cast } from './cast-types.ts'
import { inForms, keepingForms } from './control.ts'
import { test as base } from './kept-context-test.ts'
import { silenceQuestionnaires } from './world-state.ts'

interface PortalFixtures {
  /** The portal with a world of the test's own, chosen for all its pages: nothing that another test does is seen in it. */
  readonly portal: Portal & RunningPortal
  /** The name of that world. */
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
  readonly server: RunningPortal
}

/** Playwright's test with a portal that runs: `page.goto('/login')` leads to it. */
export const test = base.extend<PortalFixtures, PortalWorkerFixtures>({
  company: ['yanchuan', { scope: 'worker', option: true }],
  server: [
    async ({ company }, use) => {
      const server = await startPortal('--company', company)
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  portalServer: [({ server }, use) => use(server), { scope: 'worker' }],
  cast: ({ company }, use) => use(casts[company]),
  questionnaires: [false, { option: true }],
  portalWorld: async ({ server, scenarios, questionnaires }, use) => {
    const world = await openWorld(server, { scenarios: inForms(scenarios) })
    if (!questionnaires) await silenceQuestionnaires(server, world.world)
    await use({ ...world, ...keepingForms(world) })
  },
  portal: ({ portal, server }, use) => use({ ...server, ...portal }),
  world: ({ portal }, use) => use(portal.world),
  expectedPageErrors: [[], { option: true }],
  pageErrorWatch: [
    async ({ context, expectedPageErrors }, use) => {
      const errors: string[] = []
      context.on('weberror', (event) => errors.push(String(event.error())))
      context.on('console', (message) => {
        // Pages of other systems have no icon, which the browser asks for when it has time.
        if (message.type() === 'error' && !message.location().url.endsWith('/favicon.ico'))
          errors.push(message.text())
      })
      await use(undefined)
      const unexpected = errors.filter((error) => !expectedPageErrors.some((known) => known.test(error)))
      expect(unexpected, 'errors in the console of the browser').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
