import type { Store } from '../store.ts'

/**
 * Gives the first free world of a class to a person who enters by the link of the class. A world is taken once it was given,
 * or a person has been in it.
 * @returns its name; undefined where all are taken
 */
export async function takePlace(store: Store, names: readonly string[]): Promise<string | undefined> {
  for (const name of names) {
    const isTaken = await take(store, name).catch(() => false) // a damaged one, or with a damaged journal, is given to no one
    if (isTaken) return name
  }
  return undefined
}

/** In one statement: of two who come at the same moment one gets it. */
async function take(store: Store, name: string): Promise<boolean> {
  const lease = await store.leaseExisting(name)
  if (!lease) return false
  const { world, release } = lease
  try {
    return world.journal.users().length === 0 && world.journal.give(new Date(world.realNow()))
  } finally {
    release()
  }
}
