/** How far a long job is: `done` of `total` units of `task`, e.g. 500 of 1000 users. */
export interface Progress {
  readonly task: string
  readonly done: number
  readonly total: number
}

export type OnProgress = (progress: Progress) => void
