import { type ControlClient, createControlClient } from '@portal/protocol/control/control-client'
import type { RunningPortal } from './portal-process.ts'

/** The control API of a portal: scenarios, clock, codes, faults, journal. */
export const controlOf = (portal: RunningPortal): ControlClient =>
  createControlClient(async ({ url, ...request }) => (await fetch(portal.url + url, request)).json())

/** Brings a world into the named states, one upon the other. */
export const applyScenario = (portal: RunningPortal, world: string, ...names: string[]) =>
  controlOf(portal).applyScenario({ pathParams: { world }, body: { names } })
