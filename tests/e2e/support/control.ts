import { test } from '@playwright/test'
import { type ControlClient, createControlClient } from '@portal/protocol/control/control-client'
import type { RunningPortal } from './portal-process.ts'

/** The control API of a portal: scenarios, clock, codes, faults, journal. */
export const controlOf = (portal: RunningPortal): ControlClient =>
  createControlClient(async ({ url, ...request }) => (await fetch(portal.url + url, request)).json())

/** Whether the tests that run want answers in the forms of other backends. */
const isHostile = () => test.info().project.name !== 'chromium'

/** Brings a world, made where there is none, into the named states, one upon the other; its answers keep their forms. */
export const applyScenario = (portal: RunningPortal, world: string, ...names: string[]) =>
  controlOf(portal).applyScenario({
    pathParams: { world },
    body: { names: [...names, ...(isHostile() ? ['hostile-shapes'] : [])], make: true },
  })

/** Ends the faults that a test has added; the answers keep their forms. */
export async function endFaults(portal: RunningPortal, world: string): Promise<void> {
  const control = controlOf(portal)
  const faults = await control.listFaults({ pathParams: { world } })
  for (const { id, kind } of faults) {
    if (kind !== 'shape') await control.removeFault({ pathParams: { world, id } })
  }
}
