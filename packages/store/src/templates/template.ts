import { createHash } from 'node:crypto'
import { readdir, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { companyDay } from '@portal/protocol/company-time'
import { type CompanyFile, readCompanyFiles } from '../company/company-files.ts'
import { copyOpenDatabase } from '../engines/copy-open-database.ts'
import { ownMigrations } from '../migrations/migration-files.ts'
import type { OnProgress } from '../progress.ts'
import { openDatabase } from '../worlds/database.ts'
import { makeFolder } from '../worlds/folders.ts'
import { copyDatabase, placeFile, removeDatabase, withTemporary } from '../worlds/world-files.ts'
import { type FillOptions, fillWorld, generatorInputs, generatorVersion } from './fill-world.ts'

export interface TemplateOptions {
  /** Folder of the prepared databases. */
  readonly templatesDir: string
  /** Folder of the company's files. */
  readonly companyDir: string
  readonly onProgress: OnProgress
}

/**
 * Creates a new world's file from the prepared template. The template is rebuilt when missing, or made from other
 * migrations, fixtures or another day, since its dates are relative. Several processes may do this at once.
 * @returns false when the world exists already
 */
export async function copyTemplate(options: TemplateOptions, worldFile: string, now: Date): Promise<boolean> {
  const files = await readCompanyFiles(options.companyDir)
  const template = await templateFile(options.templatesDir, files, now)
  if (!(await isUsable(template))) await buildOnce(template, { files, now, onProgress: options.onProgress })
  return copyDatabase(template, worldFile)
}

/** Those that this process has checked, with the time of their last change. */
const sound = new Map<string, number>()

/** A damaged template would create damaged worlds: it is replaced. */
async function isUsable(template: string): Promise<boolean> {
  const found = await stat(template).catch(() => undefined)
  if (!found) return false
  if (sound.get(template) === found.mtimeMs) return true
  const { isIntact } = await import('../engines/is-sound.ts')
  if (!isIntact(template)) {
    await removeDatabase(template)
    return false
  }
  sound.set(template, found.mtimeMs)
  return true
}

/** The template of the worlds that are made on the day of a time. */
export const templateFile = async (
  templatesDir: string,
  files: readonly CompanyFile[],
  now: Date,
): Promise<string> => join(templatesDir, `${await companyKey(files, companyDay(now))}.db`)

/** Changes with everything that the content of a company's database depends on, and with `more` of it. */
export async function companyKey(files: readonly CompanyFile[], more: unknown): Promise<string> {
  const content = [await ownMigrations(), files, generatorVersion, generatorInputs, more]
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32)
}

/** Templates that this process is building, so that several new worlds wait for one build. */
const building = new Map<string, Promise<void>>()

const buildOnce = (template: string, options: FillOptions): Promise<void> => {
  const build =
    building.get(template) ?? buildTemplate(template, options).finally(() => building.delete(template))
  building.set(template, build)
  return build
}

async function buildTemplate(template: string, options: FillOptions): Promise<void> {
  const dir = dirname(template)
  await makeFolder(dir)
  const older = (await readdir(dir)).filter((file) => file.endsWith('.db') && file !== basename(template))
  await withTemporary(template, (scratch) =>
    withTemporary(template, async (finished) => {
      const db = await openDatabase(scratch)
      try {
        await fillWorld(db, options)
        await copyOpenDatabase(db, finished)
      } finally {
        await db.$disconnect()
      }
      await placeFile(finished, template)
    }),
  )
  await Promise.all(older.map((file) => rm(join(dir, file), { force: true })))
}
