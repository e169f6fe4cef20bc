/** How far a long job is: `done` of `total` units of `task`, e.g. 500 of 1000 users. */
interface Progress {
  readonly task: string
  readonly done: number
  readonly total: number
}

export type OnProgress = (progress: Progress) => void

/** Ends the transaction of a dry run, which undoes it. */
export class DryRun extends Error {}
