import { copyFile, readdir, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type CompanyFile, readCompanyFiles } from '../company/company-files.ts'
import { isIntact, makeOwnersFile, openRaw } from '../engines/database-files.ts'
import { systemErrorCode } from '../store-error.ts'
import { openDatabase } from '../worlds/database.ts'
import { madeAtKey } from '../worlds/settings.ts'
import {
  makeFolder,
  placeFile,
  removeDatabase,
  removeLeftovers,
  withTemporary,
} from '../worlds/world-files.ts'
import { companyKey, fillWorld, templateFile } from './template.ts'

/** What a world began with beside its company. */
export interface Begun {
  /** All its inputs, as JSON. */
  readonly from: unknown
  /** Stores it in a database with the company. */
  readonly write: (file: string) => Promise<void>
}

/** Beginnings that are kept, some 8 MB each: those of the classes that are looked at in a day. */
const mostKept = 8

/**
 * Writes the database that a world began with into a new file. Writing a company takes seconds in which the server
 * does not answer, so that beginnings are kept beside the templates.
 */
export async function writeBeginning(
  { companyDir, templatesDir }: { readonly companyDir: string; readonly templatesDir: string },
  file: string,
  madeAt: Date,
  begun?: Begun,
): Promise<void> {
  const files = await readCompanyFiles(companyDir)
  const key = await companyKey(files, [madeAt.toISOString(), begun?.from ?? null])
  const kept = join(templatesDir, 'beginnings', `${key}.db`)
  if (await copySound(kept, file)) {
    const now = new Date()
    await utimes(kept, now, now).catch(() => {}) // another process may have dropped it
    return
  }
  const template = await templateFile(templatesDir, files, madeAt)
  // Worlds have the time of their template: it is what this one was copied from.
  const isCopied = (await copySound(template, file)) && madeAtOf(file) === madeAt.toISOString()
  if (isCopied && !begun) return
  if (!isCopied) await fillNew(file, files, madeAt)
  await begun?.write(file)
  await keep(file, kept)
}

/** @returns false when there is no such database, or a damaged one, which is deleted */
async function copySound(from: string, to: string): Promise<boolean> {
  try {
    await copyFile(from, to)
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return false
    throw error
  }
  if (isIntact(to)) return true
  await Promise.all([from, to].map(removeDatabase))
  return false
}

function madeAtOf(file: string): string | undefined {
  const raw = openRaw(file)
  try {
    const row = raw.prepare('SELECT value FROM WorldSetting WHERE key = ?').get(madeAtKey)
    return (row as { value: string } | undefined)?.value // its only column
  } finally {
    raw.close()
  }
}

async function fillNew(file: string, files: readonly CompanyFile[], now: Date): Promise<void> {
  await removeDatabase(file)
  const db = await openDatabase(file)
  try {
    await fillWorld(db, { files, now, onProgress: () => {} })
  } finally {
    await db.$disconnect()
  }
}

/** The least recently used ones are dropped. */
async function keep(file: string, kept: string): Promise<void> {
  const dir = dirname(kept)
  await makeFolder(dir)
  await removeLeftovers(dir)
  await withTemporary(kept, async (temporary) => {
    makeOwnersFile(temporary)
    // Its write-ahead log included, which a copy of the file would leave behind.
    const raw = openRaw(file)
    try {
      raw.prepare('VACUUM INTO ?').run(temporary)
    } finally {
      raw.close()
    }
    await placeFile(temporary, kept)
  })
  const names = (await readdir(dir)).filter((name) => name.endsWith('.db'))
  const found = await Promise.all(
    names.map(async (name) => {
      const path = join(dir, name)
      return { path, usedAt: (await stat(path).catch(() => undefined))?.mtimeMs ?? 0 }
    }),
  )
  const oldest = found.toSorted((one, other) => other.usedAt - one.usedAt).slice(mostKept)
  await Promise.all(oldest.map(({ path }) => removeDatabase(path)))
}
