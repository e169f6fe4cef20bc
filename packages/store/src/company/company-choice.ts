import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { configProblems } from '@portal/protocol/installation/config-rules'
import type { RuntimeConfig } from '@portal/protocol/installation/config-schema'
import { problemInWords } from '@portal/protocol/installation/value-rule'
import type { SystemsTable } from '@portal/protocol/systems'
import { ownersFile } from '../engines/database-files.ts'
import { companiesDir, demoCompany } from '../paths.ts'
import { StoreError, systemErrorCode } from '../store-error.ts'
import { prepareFolder } from '../worlds/world-files.ts'
import type { Source } from './company-files.ts'
import type * as schemas from './schemas.ts'

/** The files of a company, each agreeing with its schema. */
export interface Company {
  readonly answers: Source<schemas.Answers> | undefined
  readonly departments: Source<schemas.Departments>
  readonly systems: Source<schemas.Systems>
  readonly responsibilities: Source<schemas.Responsibilities>
  /** By system code. */
  readonly menus: ReadonlyMap<string, Source<schemas.Menu>>
  readonly distributors: Source<schemas.Distributors>
  readonly users: Source<schemas.Users>
  readonly signOnCodes: Source<schemas.SignOnCodes>
  readonly lookups: Source<schemas.Lookups>
  readonly notices: Source<schemas.Notices>
  readonly files: Source<schemas.Files>
  readonly products: Source<schemas.Products>
  /** How its systems open, according to its configuration. */
  readonly table: SystemsTable
}

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

/** The configuration of a company's portal, in its folder; the folder around it is served. */
export const configPath = 'public/config.json'

/** @throws {StoreError} that names everything that is wrong with it */
export function parseConfig(text: string): RuntimeConfig {
  const problems = configProblems(parseJson(text))
  if (problems.length > 0) {
    throw new StoreError(problems.map((problem) => `${configPath}: ${problemInWords(problem)}`).join('\n'))
  }
  // It agrees with the schema that the type is inferred from.
  return parseJson(text) as RuntimeConfig
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StoreError(`${configPath}: ${reason}`, { cause: error })
  }
}

/** The configuration in a company's folder. @throws {StoreError} when it can't be read or used */
export async function readConfig(companyDir: string): Promise<RuntimeConfig> {
  const file = join(companyDir, configPath)
  try {
    return parseConfig(await readFile(file, 'utf8'))
  } catch (error) {
    if (error instanceof StoreError) throw error
    throw new StoreError(`The file ${file} cannot be read (${systemErrorCode(error) ?? String(error)})`, {
      cause: error,
    })
  }
}
