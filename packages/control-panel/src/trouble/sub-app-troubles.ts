import type { FaultOrder } from '@portal/protocol/control/faults'
import type { Misbehaviour } from '@portal/protocol/control/misbehaviours'

const files = (subApp: string) => `/sub-apps/${subApp}/*`

const misbehaving =
  (...misbehave: Misbehaviour[]) =>
  (subApp: string): FaultOrder => ({ target: `/sub-apps/${subApp}/`, kind: 'misbehave', misbehave })

/** What can go wrong with a sub-app, as faults of its files or of its page. */
export const subAppTroubles = {
  slowEntry: (subApp) => ({ target: files(subApp), kind: 'latency', ms: 15_000 }),
  missingFiles: (subApp) => ({ target: files(subApp), kind: 'httpStatus', httpStatus: 404 }),
  serverDown: (subApp) => ({ target: files(subApp), kind: 'httpStatus', httpStatus: 503 }),
  brokenConnection: (subApp) => ({ target: files(subApp), kind: 'reset' }),
  failsToMount: misbehaving('throw-mount'),
  neverMounts: misbehaving('never-mount'),
  pageVanishes: misbehaving('empty-container'),
  errorLater: misbehaving('throw-later', 'reject-later'),
  memoryHog: misbehaving('memory'),
  busyPage: misbehaving('busy'),
  oldVersion: misbehaving('old-bridge'),
} as const satisfies Readonly<Record<string, (subApp: string) => FaultOrder>>

export type SubAppTrouble = keyof typeof subAppTroubles
export const subAppTroubleNames = Object.keys(subAppTroubles) as SubAppTrouble[] // keys of a const object are its names
