import words from './changed-things.json' with { type: 'json' }

/** What can have changed in a world; `rows` are those of a table that is none of the others. */
export type ChangedThing = keyof typeof words

/** What each is called on a terminal. */
export const changedThings: Readonly<Record<ChangedThing, string>> = words

export const changedThingNames = Object.keys(words) as readonly ChangedThing[] // keys of a const object are its names
