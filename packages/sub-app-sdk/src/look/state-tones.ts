/** The meaning of a state: in progress, waiting for a person, done, stopped, or none of these. */
export type StateTone = 'neutral' | 'progress' | 'waiting' | 'done' | 'blocked'

/** How the states of the company's records look, by the code of the backend. The codes are assumed. */
export const stateTones = {
  orderStatus: {
    draft: 'neutral',
    submitted: 'waiting',
    approved: 'progress',
    producing: 'progress',
    shipped: 'progress',
    completed: 'done',
    cancelled: 'neutral',
  },
  pickupStatus: {
    requested: 'waiting',
    booked: 'progress',
    loading: 'progress',
    collected: 'done',
    cancelled: 'neutral',
  },
  sampleStatus: { requested: 'waiting', shipped: 'progress', displayed: 'done' },
  fittingStatus: { measuring: 'waiting', scheduled: 'progress', fitted: 'done' },
  projectStage: { registered: 'neutral', review: 'waiting', bidding: 'progress', signed: 'done' },
  contractStatus: {
    waiting: 'waiting',
    upcoming: 'neutral',
    effective: 'progress',
    completed: 'done',
    terminated: 'neutral',
  },
  postingStatus: { waiting: 'waiting', posted: 'done' },
  outcome: { approved: 'done', rejected: 'blocked' },
  processState: { running: 'progress', approved: 'done', rejected: 'blocked' },
  applicationState: { running: 'waiting', approved: 'done', rejected: 'blocked', recorded: 'done' },
  frozen: { N: 'done', Y: 'blocked' },
  dealerLevel: { A: 'neutral', B: 'neutral', C: 'neutral' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, StateTone>>>>

export type StateGroup = keyof typeof stateTones

/** How a state looks; an unknown one claims nothing. */
export const stateTone = (group: StateGroup, code: string): StateTone =>
  new Map<string, StateTone>(Object.entries(stateTones[group])).get(code) ?? 'neutral'

/** The words of one language; each has all of them. */
export type StateWords = {
  readonly [Group in StateGroup]: Readonly<Record<keyof (typeof stateTones)[Group], string>>
}
