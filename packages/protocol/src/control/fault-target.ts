import { callIds } from '../registry.ts'
import { expectedOf } from '../rules/nearest.ts'
import { specifiedSubApps } from '../systems.ts'
import { effectProblem } from './fault-kinds.ts'
import type { FaultOrder } from './faults.ts'

const isCall = (target: string) => callIds.some((id) => id === target)

/** The error in the id of a call, as a sentence; undefined if valid. */
export const callProblem = (id: string): string | undefined =>
  isCall(id) ? undefined : `There is no call ${id}; ${expectedOf(id, callIds)}`

/** The error in a target, as a sentence; undefined for a call id or a path with `*` as wildcard. */
export function targetProblem(target: string): string | undefined {
  if (target === '*' || target.startsWith('/')) return undefined
  const problem = callProblem(target)
  if (problem === undefined || problem.endsWith('?')) return problem
  return `${problem}, or a path such as /api/imsOrderServer/*`
}

/**
 * Whether a fault's target matches a request, by the id of its call or by its path without the query. `*` alone matches
 * the backend's calls but not the portal's pages; `/*` matches both.
 */
export function targetMatches(target: string, callId: string | undefined, path: string): boolean {
  if (target === callId) return true
  if (target === '*') return callId !== undefined || path.startsWith('/api/')
  if (!target.startsWith('/')) return false
  const [start = '', ...others] = target.split('*')
  if (others.length === 0) return path === start
  const end = others.pop() ?? ''
  if (!path.startsWith(start) || !path.endsWith(end)) return false
  let at = start.length
  for (const part of others) {
    const found = path.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return at + end.length <= path.length
}

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
