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

/** Says beside the worlds of a data folder whose they are. */
const noteIn = (dataDir: string) => join(dataDir, 'company')

/** Whose worlds a data folder holds; undefined when it holds none yet. */
export async function companyIn(dataDir: string): Promise<string | undefined> {
  const note = await readFile(noteIn(dataDir), 'utf8').catch(() => '')
  if (note) return note.trim()
  const worlds = await readdir(join(dataDir, 'worlds')).catch(() => [])
  return worlds.length > 0 ? demoCompany : undefined
}

/**
 * The company of a data folder: the one that it holds, else the wanted one, else the demo company. All that work on the
 * folder have the same, as each makes its worlds from the company's files.
 * @throws {StoreError} for a company that does not exist, or another than the folder holds
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
