import { historyState, routerState, tabOfHistory } from '../../../lib/history-state.ts'
import { isRecord } from '../../../lib/storage/checks.ts'

/** How many entries a page of this tab has put, one upon another, up to the one with this state: so far it may go back. */
export function stepsOf(state: unknown, tabId: string): number {
  const { steps, ...mark } = routerState(state)
  return tabOfHistory(mark) === tabId && Number.isInteger(steps) ? Number(steps) : 0
}

/** The state that a sub-app puts into an entry, marked as its tab's; a state that holds no names stays as it is. */
export function markedState(state: unknown, tabId: string, steps: number): unknown {
  if (state !== null && state !== undefined && (!isRecord(state) || Array.isArray(state))) return state
  return { ...state, usr: { ...routerState(state), ...historyState(tabId), steps } }
}
