import { specifiedSubApps } from '../systems.ts'
import { effectProblem } from './fault-kinds.ts'
import { targetMatches, targetProblem } from './fault-target.ts'
import type { FaultOrder } from './faults.ts'

/**
 * The error in a fault, as a sentence; undefined if valid.
 * @param called the name of a value where it was given
 */
export const faultProblem = (
  order: FaultOrder,
  called?: Parameters<typeof effectProblem>[1],
): string | undefined =>
  targetProblem(order.target) ?? effectProblem(order, called) ?? misplacedProblem(order)

/** Only the page of a stand-in can misbehave: a fault at another target would never strike. */
function misplacedProblem({ kind, steps = [], target }: FaultOrder): string | undefined {
  const isOfPage = [kind, ...steps.map((step) => step.kind)].includes('misbehave')
  const pages = specifiedSubApps.map((name) => `/sub-apps/${name}/`)
  if (!isOfPage || pages.some((page) => targetMatches(target, undefined, page))) return undefined
  return `A fault misbehave strikes the page of a stand-in; expected ${pages.join(', ')} or /sub-apps/* in place of ${target}`
}
