import type { PrismaClient } from '../generated/client.ts'
import { makeOwnersFile } from './private-file.ts'

/** Writes a compact copy of an open database to a new file, including its write-ahead log. */
export async function copyOpenDatabase(db: Pick<PrismaClient, '$executeRaw'>, file: string): Promise<void> {
  makeOwnersFile(file)
  await db.$executeRaw`VACUUM INTO ${file}`
}
