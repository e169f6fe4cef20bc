import type { Endpoint } from '../endpoint.ts'
import { type CallId, callIds, calls, type EndpointId } from '../registry.ts'
import words from '../specification-words.json' with { type: 'json' }
import { assumptionsOf, type CallAssumption } from './call-assumptions.ts'
import general from './general-assumptions.json' with { type: 'json' }

/** A choice that is no single field: a rule, a code, a limit. */
export interface GeneralAssumption {
  readonly about: string
  readonly choice: string
  readonly why: string
  /** The files with the choice, from the root of the checkout. */
  readonly where: readonly string[]
  /** The ids of the calls that it is about; all of them when absent. */
  readonly calls?: readonly string[] | undefined
}

export interface AssumedCall {
  readonly call: CallId
  readonly summary: string
  /** The specification's text about the call (§7), verbatim; null for a call that it lacks. */
  readonly specification: string | null
  readonly assumptions: readonly CallAssumption[]
}

export interface AssumptionList {
  readonly general: readonly GeneralAssumption[]
  readonly calls: readonly AssumedCall[]
}

/** The specification's text about each call (§7), verbatim; the rest is assumed. */
export const callWords: Readonly<Record<EndpointId, string>> = words.calls

/** The specification's words on a call; null for one of the extensions. */
export const wordsOn = (id: CallId): string | null =>
  (callWords as Partial<Record<CallId, string>>)[id] ?? null // extensions are no keys of it

/** Everything that the specification does not show and this backend had to choose. */
export const assumptionList = (): AssumptionList => ({
  general,
  calls: callIds.map((id) => {
    const call: Endpoint = calls[id]
    return { call: id, summary: call.summary, specification: wordsOn(id), assumptions: assumptionsOf(call) }
  }),
})
