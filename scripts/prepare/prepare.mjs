import { isFresh } from './freshness.mjs'
import { allSteps } from './steps.mjs'

/**
 * Brings the checkout up to date: does those steps whose inputs have changed since they were last done.
 * Shows progress on stderr; rejects with a Failure that says what to do. Two at once wait for each other.
 * @param {import('./steps.mjs').Step[]} [steps]
 */
export async function prepare(steps = allSteps) {
  if (steps.every(isFresh)) return
  const { doStaleSteps } = await import('./do-stale-steps.mjs')
  await doStaleSteps(steps)
}
