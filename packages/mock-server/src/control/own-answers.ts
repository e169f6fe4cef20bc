import type { FaultOrder } from '@portal/protocol/control/faults'
import type { Difference } from '@portal/protocol/control/requests'
import { callIds } from '@portal/protocol/registry'
import { ownAnswer } from '../domain/own-answer.ts'
import { differencesOf } from '../upstream/answer-check.ts'

/** Where a fault's custom responses deviate from the contract of its call; a path with `*` has none. */
export function differencesOfOrder({ target, kind, steps = [], ...values }: FaultOrder): Difference[] {
  const callId = callIds.find((id) => id === target)
  const answers = [{ kind, ...values }, ...steps].filter((one) => one.kind === 'answer')
  return answers.flatMap((answer) => differencesOf(callId, { ...ownAnswer(answer), json: answer.body }))
}
