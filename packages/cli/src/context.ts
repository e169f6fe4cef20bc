import type { Checkout } from './installation.ts'
import type { Terminal } from './terminal/terminal.ts'

/** What every command gets beside its flags. */
export interface Context {
  readonly checkout: Checkout
  readonly terminal: Terminal
  /** Whether the person wants to see where errors come from. */
  readonly debugs: () => boolean
}
