import { databaseTrouble } from '../engines/database-trouble.ts'
import type { Store } from '../store.ts'
import { StoreError } from '../store-error.ts'

/** What a class has for a person who enters by its link. */
interface PlaceFound {
  /** The world that is the person's now; undefined where none is free. */
  readonly place: string | undefined
  /** Worlds that were looked at and cannot be given, since they or their journals are damaged. */
  readonly closed: readonly string[]
}

/**
 * Gives the first free world of a class to a person who enters by the link of the class. A world is taken once it was given,
 * or a person has been in it.
 */
export async function takePlace(store: Store, names: readonly string[]): Promise<PlaceFound> {
  const closed: string[] = []
  for (const name of names) {
    const isTaken = await take(store, name).catch((error: unknown) => {
      if (!(error instanceof StoreError) && databaseTrouble(error) === undefined) throw error
      closed.push(name)
      return false
    })
    if (isTaken) return { place: name, closed }
  }
  return { place: undefined, closed }
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
