import table from './misbehaviours.json' with { type: 'json' }

/** Misbehaviours of stand-in sub-apps on demand, for tests and training. */
export const misbehaviours = table

export type Misbehaviour = keyof typeof misbehaviours

export const misbehaviourNames = Object.keys(misbehaviours) as readonly Misbehaviour[] // keys of a const object are its names

export const isMisbehaviour = (name: string): name is Misbehaviour => Object.hasOwn(misbehaviours, name)
