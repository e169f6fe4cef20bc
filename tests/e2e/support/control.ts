import { type ControlClient, createControlClient } from '@portal/protocol/control/control-client'
import type { RunningPortal } from './portal-process.ts'

/** The control API of a portal: scenarios, clock, faults, journal. */
export const controlOf = (portal: RunningPortal): ControlClient =>
  createControlClient(async ({ url, ...request }) => (await fetch(portal.url + url, request)).json())
