import type { PrismaClient } from '../generated/client.ts'
import { worldTime } from './clock.ts'
import { openDatabase } from './database.ts'
import { readSettings, type WorldSettings } from './settings.ts'

/** One isolated fixture database. */
export interface World {
  readonly name: string
  readonly db: PrismaClient
  readonly settings: WorldSettings
  /** The world's own time: whoever asks the time on the server's side asks here. */
  now(): Date
}

/** Opens the world that lives in a database file; `realNow` is real time in milliseconds. */
export async function openWorld(name: string, file: string, realNow: () => number): Promise<World> {
  const db = await openDatabase(file)
  const settings = await readSettings(db)
  return { name, db, settings, now: () => worldTime(settings.clock, realNow()) }
}
