import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ownersFile } from '../engines/private-file.ts'
import { companiesDir, demoCompany } from '../paths.ts'
import { StoreError } from '../store-error.ts'
import { prepareFolder } from '../worlds/folders.ts'

/** @throws {StoreError} that names the companies there are */
export async function requireCompany(name: string): Promise<void> {
  const entries = await readdir(companiesDir, { withFileTypes: true })
  const names = entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort()
  if (!names.includes(name)) {
    throw new StoreError(`There is no company ${name}; expected one of ${names.join(', ')}`)
  }
}

/** Records beside the worlds of a data folder which company they belong to. */
const noteIn = (dataDir: string) => join(dataDir, 'company')

/** The company of a data folder's worlds; undefined while it has none. */
export async function companyIn(dataDir: string): Promise<string | undefined> {
  const note = await readFile(noteIn(dataDir), 'utf8').catch(() => '')
  if (note) return note.trim()
  const worlds = await readdir(join(dataDir, 'worlds')).catch(() => [])
  return worlds.length > 0 ? demoCompany : undefined
}

/**
 * The company of a data folder: its existing one, else the requested one, else the demo company. All processes on the
 * folder must agree, as each creates worlds from the company's files.
 * @throws {StoreError} for an unknown company, or another one than the folder's
 */
export async function chooseCompany(dataDir: string, wanted?: string): Promise<string> {
  const held = await companyIn(dataDir)
  if (wanted === undefined || wanted === held) return held ?? demoCompany
  await requireCompany(wanted)
  if (held !== undefined) {
    throw new StoreError(
      `The data folder ${dataDir} holds worlds of the company ${held}; choose another folder for ${wanted}`,
    )
  }
  await prepareFolder(dataDir)
  await writeFile(noteIn(dataDir), `${wanted}\n`, { mode: ownersFile })
  return wanted
}
