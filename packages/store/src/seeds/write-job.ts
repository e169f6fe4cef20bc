import type { PrismaClient } from '../generated/client.ts'
import type { World } from '../worlds/world.ts'
import type { Job, SeedOptions } from './in-chunks.ts'

/** How much is written, from which seed, and the time that its dates count from. */
export type WriteJob = Omit<Job, 'task'> & { readonly seed: string; readonly now: Date }

/** Seeds a world with what `write` writes into any database: by default from the world's own seed. */
export const seederOf =
  <Made>(write: (db: PrismaClient, job: WriteJob) => Promise<Made>) =>
  (world: World, { count, seed = world.settings.seed, onProgress }: SeedOptions): Promise<Made> =>
    write(world.db, { count, onProgress, seed, now: world.now() })
