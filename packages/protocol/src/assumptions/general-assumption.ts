import type { CallId } from '../registry.ts'

/** A choice that is no single field: a rule, a code, a limit. */
export interface GeneralAssumption {
  readonly about: string
  readonly choice: string
  readonly why: string
  /** The files with the choice, from the root of the checkout. */
  readonly where: readonly string[]
  /** The calls that it is about; all of them when absent. */
  readonly calls?: readonly CallId[]
}

/** Folders of the places. */
export const protocol = 'packages/protocol/src'
export const server = 'packages/mock-server/src'
export const store = 'packages/store/src'
