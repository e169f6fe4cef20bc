import type { SessionOfUser } from '@portal/store/certificates'
import type { World } from '@portal/store/worlds/world'
import { Kept } from './kept.ts'

/** What a server keeps of one world; it goes with the world. */
export interface KeptInWorld {
  /** By certificate, expired ones too: whether one is live follows from the clock. */
  readonly sessions: Kept<SessionOfUser | null>
  /** Answers of JSON, ready to be sent. */
  readonly answers: Kept<Buffer>
}

const kept = new WeakMap<World, KeptInWorld>()

/** A world that is reset or restored is another one from then on. */
export function keptIn(world: World): KeptInWorld {
  const found = kept.get(world)
  if (found) return found
  const version = () => world.version()
  const made: KeptInWorld = {
    sessions: new Kept({ version, entries: 500, bytes: 500_000, bytesOf: () => sessionBytes }),
    answers: new Kept({ version, entries: 500, bytes: 2_000_000, bytesOf: ({ length }) => length }),
  }
  kept.set(world, made)
  return made
}

/** About what a session takes with its user. */
const sessionBytes = 1000
