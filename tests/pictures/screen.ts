import type { Stage } from './stage.ts'

/** A screen of the product in one state, and how it is brought up from nothing. */
export interface Screen {
  /** File name of its picture. */
  readonly name: string
  /** Whether it is what somebody sees of the portal in the first minutes: home, lists, records, forms. */
  readonly firstLook?: boolean
  /** Scenarios that its world is made from; by default `default`. */
  readonly scenarios?: readonly string[]
  /** Whether questionnaires pop up on the home page. */
  readonly questionnaires?: boolean
  /** Whether the page behind goes on waiting, e.g. for a sign-in. */
  readonly waits?: boolean
  readonly open: (stage: Stage) => Promise<void>
}
