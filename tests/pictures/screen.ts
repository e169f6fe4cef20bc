import type { Stage } from './stage.ts'

/** A screen of the product in one state, and how it is brought up from nothing. */
export interface Screen {
  /** File name of its picture. */
  readonly name: string
  /** Scenarios that its world stands on; `default` unless said otherwise. */
  readonly scenarios?: readonly string[]
  /** Whether questionnaires pop up on the home page. */
  readonly questionnaires?: boolean
  /** Whether the page behind goes on waiting, e.g. for a sign-in. */
  readonly waits?: boolean
  readonly open: (stage: Stage) => Promise<void>
}
