import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expectedOf } from '@portal/protocol/rules/nearest'
import { ended, UsageError } from '../failure.ts'

/** How a project file writes a setting; a path counts from the folder of the file. */
type Form = 'text' | 'number' | 'switch' | 'list' | 'table' | 'path'

/** What a project can settle for all its commands: options that several of them have. */
export const settings = {
  url: 'text',
  world: 'text',
  dataDir: 'path',
  company: 'text',
  environment: 'text',
  training: 'switch',
  subApp: 'table',
  subAppHost: 'table',
  port: 'number',
  host: 'text',
  allowHost: 'list',
  allowOrigin: 'list',
  controlTokenFile: 'path',
  maxWorlds: 'number',
  openWorlds: 'number',
} as const satisfies Readonly<Record<string, Form>>

export type SettingName = keyof typeof settings

export const settingNames = Object.keys(settings) as readonly SettingName[] // keys of a const object are its names

/** Options that are a setting under another name. */
const otherNames: Readonly<Record<string, SettingName>> = { portal: 'url', server: 'url' }

interface Named {
  attributeName(): string
  readonly argChoices?: readonly string[] | undefined
}

/** The setting that an option of a command takes, if any. */
export function settingOf(option: Named, family: string | undefined): SettingName | undefined {
  const name = option.attributeName()
  // A sub-app is served beside the portal, which has the port of the project.
  if (name === 'port' && family === 'sub-app') return undefined
  // One of a few names is what holds pages, not an address to listen on.
  if (name === 'host' && option.argChoices) return undefined
  // A configuration is for another server than the one of the project.
  if (name === 'url' && family === 'config') return undefined
  return otherNames[name] ?? settingNames.find((one) => one === name)
}

/** The variable of the environment that gives a setting, such as PORTAL_DATA_DIR. */
export const variableOf = (name: SettingName): string =>
  `PORTAL_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`

interface Described {
  name(): string
  readonly parent: { name(): string } | null
  readonly commands: readonly Described[]
  readonly options: readonly (Named & { description: string })[]
}

/** Adds their variables to the options of a command and of those below it, for the help. */
export function describeVariables(command: Described): void {
  for (const option of command.options) {
    const setting = settingOf(option, command.parent?.name())
    if (setting) option.description += ` (env: ${variableOf(setting)})`
  }
  for (const one of command.commands) describeVariables(one)
}

/** What a project settles for all its commands. */
export interface Project {
  readonly file: string
  /** By its name the texts of each setting, as options of a command line take them. */
  readonly texts: ReadonlyMap<SettingName, readonly string[]>
}

const fileName = 'portal.config.json'

/**
 * Reads the project file of a folder, or of the nearest above it that has one: `portal.config.json`, or `portal` of `package.json`.
 * @throws {UsageError} that names file and field of everything that is wrong, and what was expected
 */
export function readProject(from: string): Project | undefined {
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    const own = join(folder, fileName)
    const manifest = join(folder, 'package.json')
    const ofManifest = existsSync(manifest) ? inManifest(manifest) : undefined
    if (existsSync(own)) {
      if (ofManifest !== undefined)
        throw new UsageError(`${own}: ${manifest} has settings of the portal, too; expected one of both.`)
      return projectOf(own, folder, parsed(own, textIn(own)))
    }
    if (ofManifest !== undefined) return projectOf(`${manifest}: portal`, folder, ofManifest)
    if (folder === dirname(folder)) return undefined
  }
}

/** A manifest that npm could not read either is none of ours. */
function inManifest(file: string): unknown {
  const text = textIn(file)
  if (!text.includes('"portal"')) return undefined
  const content = parsed(file, text)
  return isObject(content) ? content.portal : undefined
}

/**
 * Some editors start a file with a byte order mark.
 * @throws {UsageError} for anything unreadable, such as a folder
 */
function textIn(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
  } catch (cause) {
    const reason = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause)
    const isFolder = reason === 'EISDIR'
    const problem = isFolder ? 'that is a folder; expected a file' : `cannot be read (${reason})`
    throw new UsageError(`${file}: ${problem}.`, { cause })
  }
}

function parsed(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new UsageError(`${file}: expected JSON; ${cause instanceof Error ? cause.message : cause}.`, {
      cause,
    })
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function projectOf(file: string, folder: string, content: unknown): Project {
  if (!isObject(content)) throw new UsageError(`${file}: expected an object, such as { "port": 8300 }.`)
  const problems: string[] = []
  const texts = new Map<SettingName, readonly string[]>()
  for (const [given, value] of Object.entries(content)) {
    // It is for editors.
    if (given === '$schema') continue
    const name = settingNames.find((one) => one === given)
    const read = name && forms[settings[name]].read(value, folder)
    if (name && read) texts.set(name, read)
    else problems.push(`${file}: ${given}: ${name ? wrongValue(name, value) : unknownSetting(given)}`)
  }
  if (problems.length > 0) throw new UsageError(problems.join('\n'))
  return { file, texts }
}

const wrongValue = (name: SettingName, value: unknown) =>
  `expected ${forms[settings[name]].expected} in place of ${JSON.stringify(value)}.`

const unknownSetting = (given: string) =>
  given === 'controlToken'
    ? 'a token is a secret; expected controlTokenFile, the name of a file that holds it.'
    : ended(`there is no such setting; ${expectedOf(given, settingNames)}`)

interface FormRule {
  readonly expected: string
  /** The texts of a value; undefined for a wrong one. */
  read(value: unknown, folder: string): readonly string[] | undefined
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

const forms: Readonly<Record<Form, FormRule>> = {
  text: { expected: 'a text', read: (value) => (isText(value) ? [value] : undefined) },
  number: {
    expected: 'a number',
    read: (value) => (typeof value === 'number' ? [String(value)] : undefined),
  },
  switch: {
    expected: 'true or false',
    read: (value) => (typeof value === 'boolean' ? [String(value)] : undefined),
  },
  list: {
    expected: 'a list of texts',
    read: (value) => (Array.isArray(value) && value.every(isText) ? value : undefined),
  },
  table: {
    expected: 'an object of texts, such as { "oms": "http://localhost:7101/" }',
    read: (value) =>
      isObject(value) && Object.values(value).every(isText)
        ? Object.entries(value).map(([name, text]) => `${name}=${text}`)
        : undefined,
  },
  path: {
    expected: 'a path, from the folder of this file',
    read: (value, folder) => (isText(value) ? [resolve(folder, value)] : undefined),
  },
}
