import { randomUUID } from 'node:crypto'
import type { CallId } from '@portal/protocol'
import { callMetadata } from '@portal/protocol/call-metadata'
import { type Client, createClient } from '@portal/protocol/client'
import type { ClockState } from '@portal/protocol/control/clock'
import type { ControlClient } from '@portal/protocol/control/control-client-of'
import type { EntryOutcome } from '@portal/protocol/control/entries'
import type { AddedFault, FaultOrder } from '@portal/protocol/control/faults'
import type { SentCode } from '@portal/protocol/control/people'
import type { RequestFilter, RequestRecord } from '@portal/protocol/control/requests'
import type { AppliedScenarios } from '@portal/protocol/control/scenarios'
import type { EntryKindName, EntryOf } from '@portal/protocol/entries/entry-kinds'
import { worldHeader } from '@portal/protocol/world'
import { type Connection, controlOf, sendJson } from './connection.ts'
import { areEnough, type Expected, matchesExpected, receivedProblem, requireExpectable } from './received.ts'

/** What a fault strikes: a call, or paths with `*`. */
export type FaultTarget = CallId | '*' | `/${string}`

export type FaultValues = Omit<FaultOrder, 'target' | 'kind'>

/** The fields of an entry of a kind; what may be in them, the portal checks. */
export type FieldsOf<Kind extends EntryKindName> = { readonly [Field in keyof EntryOf<Kind>]?: unknown }

/** A world's clock, for everything in it. Times are ISO 8601, durations like `3d` or `-1h30m`. */
export interface TestClock {
  now(): Promise<Date>
  set(time: string): Promise<ClockState>
  travel(by: string): Promise<ClockState>
  freeze(time?: string): Promise<ClockState>
  unfreeze(): Promise<ClockState>
  reset(): Promise<ClockState>
}

/** A world of a test's own: nothing that another test does is seen in it. */
export interface TestWorld {
  /** Of the portal, without a slash at its end. */
  readonly url: string
  /** Of the world, as `--world` and the header `X-Portal-World` take it. */
  readonly world: string
  /** How requests name it: its name, with its key where the portal has a token. */
  readonly pass: string
  readonly clock: TestClock
  /** Everything else in the control API. */
  readonly control: ControlClient
  /** Brings the world into named states, one upon the other. */
  apply(...scenarios: readonly string[]): Promise<AppliedScenarios>
  /**
   * Adds users, roles, menu items, notices, orders and the like, with the fields of `portal seed KIND`; updates
   * existing ones.
   */
  put<Kind extends EntryKindName>(kind: Kind, ...entries: readonly FieldsOf<Kind>[]): Promise<EntryOutcome>
  /** Bends the answers to a call, or to a pattern of paths. */
  fault(target: FaultTarget, kind: FaultOrder['kind'], values?: FaultValues): Promise<AddedFault>
  /** Ends all faults. */
  endFaults(): Promise<void>
  /** The codes that people were sent and that still count, newest first. */
  codes(user?: string): Promise<SentCode[]>
  /** The newest code that the user was sent. @throws {Error} when there is none */
  codeOf(user: string, purpose?: SentCode['purpose']): Promise<string>
  /** What was asked of the world so far, oldest first. */
  requests(filter?: RequestFilter): Promise<RequestRecord[]>
  /** Waits until a call was made as expected. @throws {Error} that lists what came instead */
  received(
    call: CallId,
    expected?: Expected,
    options?: { readonly timeout?: number },
  ): Promise<RequestRecord[]>
  /** A certificate of any user of the world, without password or second factor. */
  certificateOf(user: string): Promise<string>
  /** A typed client of the calls, as a user or signed out. */
  clientOf(user?: string): Promise<Client>
  /** Deletes the world. */
  remove(): Promise<void>
}

export interface WorldOptions {
  /** Scenarios that it is in at first, one upon the other; the fixtures as they are without any. */
  readonly scenarios?: readonly string[]
  /** The world that it is a copy of, unless scenarios are given. */
  readonly copyOf?: string | undefined
  /** Its name, if it matters. */
  readonly name?: string
}

const usualTimeout = 5_000
const pause = 100

/** Makes a world in a portal that runs. */
export async function openWorld(connection: Connection, options: WorldOptions = {}): Promise<TestWorld> {
  const { scenarios = [], copyOf, name: world = `test-${randomUUID()}` } = options
  const { url } = connection
  const control = controlOf(connection)
  const pathParams = { world }
  if (copyOf !== undefined && scenarios.length === 0) {
    await control.copyWorld({ pathParams: { world: copyOf }, body: { name: world } })
  } else {
    const names = scenarios.length > 0 ? [...scenarios] : ['default']
    await control.applyScenario({ pathParams, body: { names, make: true } })
  }
  const { path } = await control.entrance({ pathParams, query: {} })
  const key = new URL(path, url).searchParams.get('key')
  const pass = key === null ? world : `${world}.${key}`

  const change = (order: Parameters<ControlClient['changeClock']>[0]['body']['change']) =>
    control.changeClock({ pathParams, body: { change: order } })
  const client = (certificate?: string) =>
    createClient(callMetadata, (_id, _call, request) =>
      sendJson(url, request, {
        [worldHeader]: pass,
        ...(certificate === undefined ? {} : { certificate }),
      }),
    )
  const codes = (user?: string) =>
    control.listCodes({ pathParams, query: user === undefined ? {} : { user } })
  const requests = (filter: RequestFilter = {}) => control.listRequests({ pathParams, query: filter })

  const codeOf: TestWorld['codeOf'] = async (user, purpose) => {
    const found = (await codes(user)).find((one) => purpose === undefined || one.purpose === purpose)
    if (found) return found.code
    throw new Error(`No code${purpose ? ` for ${purpose}` : ''} waits for ${user} in the world ${world}`)
  }

  const certificateOf: TestWorld['certificateOf'] = async (user) =>
    (await control.openSession({ pathParams, body: { user } })).certificate

  return {
    ...{ url, world, pass, control, codes, codeOf, requests, certificateOf },
    clock: {
      now: async () => new Date((await control.readClock({ pathParams })).now),
      set: (time) => change({ action: 'set', time }),
      travel: (by) => change({ action: 'travel', by }),
      freeze: (time) => change({ action: 'freeze', ...(time === undefined ? {} : { time }) }),
      unfreeze: () => change({ action: 'unfreeze' }),
      reset: () => change({ action: 'reset' }),
    },
    apply: (...names) => control.applyScenario({ pathParams, body: { names: [...names] } }),
    put: (kind, ...entries) =>
      control.putEntries({ pathParams, body: { kind, entries: [...entries], update: true } }),
    fault: (target, kind, values = {}) => control.addFault({ pathParams, body: { target, kind, ...values } }),
    async endFaults() {
      await control.clearFaults({ pathParams })
    },
    async received(call, expected = {}, { timeout = usualTimeout } = {}) {
      requireExpectable(call, expected)
      const end = performance.now() + timeout
      for (;;) {
        const all = await requests({ limit: 10_000 })
        const found = all.filter(matchesExpected(call, expected))
        if (areEnough(found.length, expected)) return found
        if (performance.now() > end) throw new Error(receivedProblem(call, expected, all))
        await new Promise((done) => setTimeout(done, pause))
      }
    },
    clientOf: async (user) => client(user === undefined ? undefined : await certificateOf(user)),
    async remove() {
      await control.removeWorld({ pathParams })
    },
  }
}
