import type { Endpoint } from '../endpoint.ts'
import { type CallId, callIds, calls } from '../registry.ts'
import { callWords } from '../specification-words.ts'
import { approvalAssumptions } from './approval-assumptions.ts'
import { businessAssumptions } from './business-assumptions.ts'
import { assumptionsOf, type CallAssumption } from './call-assumptions.ts'
import type { GeneralAssumption } from './general-assumption.ts'
import { identityAssumptions } from './identity-assumptions.ts'
import { wireAssumptions } from './wire-assumptions.ts'

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

/** The specification's words on a call; null for one of the extensions. */
export const wordsOn = (id: CallId): string | null =>
  (callWords as Partial<Record<CallId, string>>)[id] ?? null // extensions are no keys of it

/** Everything that the specification does not show and this backend had to choose. */
export const assumptionList = (): AssumptionList => ({
  general: [...wireAssumptions, ...identityAssumptions, ...businessAssumptions, ...approvalAssumptions],
  calls: callIds.map((id) => {
    const call: Endpoint = calls[id]
    return { call: id, summary: call.summary, specification: wordsOn(id), assumptions: assumptionsOf(call) }
  }),
})
