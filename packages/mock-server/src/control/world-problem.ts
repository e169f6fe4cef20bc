import type { WorldOutcome } from '@portal/protocol/control/classes'
import { troubleSentence } from '@portal/store/explained'
import { StoreError } from '@portal/store/store-error'
import { refusalIn } from './control-refusal.ts'

type Problem = Omit<WorldOutcome, 'world'>
export const fine: Problem = { problem: null }

/** What a failure is that a person can do something about. @throws every other one */
export function problemOf(error: unknown): Problem {
  const problem = error instanceof StoreError ? error.message : troubleSentence('The database', error)
  if (problem === undefined) throw error
  const refusal = refusalIn(error)
  return { problem, ...(refusal ? { refusal } : {}) }
}
