import { join } from 'node:path'
import { InvalidArgumentError } from '@commander-js/extra-typings'
import { demoCompany } from '@portal/store/paths'
import { UsageError } from '../failure.ts'
import type { Checkout } from '../installation.ts'
import {
  type Project,
  readProject,
  type SettingName,
  settingNames,
  settingOf,
  settings,
  variableOf,
} from './project-file.ts'

type Environment = Readonly<NodeJS.ProcessEnv>

/** The value that environment or project file give for a setting. */
export interface Given {
  readonly source: 'env' | 'config'
  /** The variable, or the file with the field. */
  readonly place: string
  readonly texts: readonly string[]
}

/** All settings that are given, an environment before a project file; an empty variable counts as none. */
export function givenSettings(
  environment: Environment = process.env,
  project: Project | undefined = readProject(process.cwd()),
): ReadonlyMap<SettingName, Given> {
  const given = new Map<SettingName, Given>()
  for (const name of settingNames) {
    const variable = variableOf(name)
    const text = environment[variable] ?? ''
    const texts = project?.texts.get(name)
    if (text !== '') given.set(name, { source: 'env', place: variable, texts: partsOf(name, text) })
    else if (texts) given.set(name, { source: 'config', place: `${project?.file}: ${name}`, texts })
  }
  return given
}

/** Several values of one variable have commas between. */
function partsOf(name: SettingName, text: string): readonly string[] {
  const form: string = settings[name]
  return ['list', 'table'].includes(form) ? text.split(',').map((part) => part.trim()) : [text]
}

export interface SettingOption {
  attributeName(): string
  readonly defaultValue?: unknown
  readonly parseArg?: <Value>(text: string, previous: Value) => Value
}

/**
 * The value of an option, as if its texts had been typed.
 * @throws {UsageError} that names their location
 */
export function givenValue(name: SettingName, option: SettingOption, { place, texts }: Given): unknown {
  if (settings[name] === 'switch') return isOn(place, texts[0] ?? '')
  try {
    return texts.reduce<unknown>(
      (previous, text) => (option.parseArg ? option.parseArg<unknown>(text, previous) : text),
      option.defaultValue,
    )
  } catch (error) {
    if (!(error instanceof InvalidArgumentError)) throw error
    throw new UsageError(`${place}: ${error.message}`, { cause: error })
  }
}

function isOn(place: string, text: string): boolean {
  if (/^(true|1|yes|on)$/i.test(text)) return true
  if (/^(false|0|no|off)$/i.test(text)) return false
  throw new UsageError(`${place}: Expected true or false in place of ${text}.`)
}

interface Called {
  readonly parent: { name(): string } | null
  readonly options: readonly SettingOption[]
  getOptionValue(name: string): unknown
  getOptionValueSource(name: string): unknown
  setOptionValueWithSource(name: string, value: unknown, source?: string): unknown
}

/**
 * Completes a command's options: flags take precedence over environment variables, these over the project file, and
 * that over defaults.
 * @throws {UsageError} naming the variable, or file and field, of an invalid value
 */
export async function applySettings(
  command: Called,
  checkout: Checkout,
  environment: Environment = process.env,
): Promise<void> {
  const given = givenSettings(environment)
  const isTyped = (name: string) => command.getOptionValueSource(name) === 'cli'
  const hasToken = isTyped('controlToken') || (environment.PORTAL_CONTROL_TOKEN ?? '') !== ''
  for (const option of command.options) {
    const attribute = option.attributeName()
    const name = settingOf(option, command.parent?.name())
    const one = name && given.get(name)
    if (!one || isTyped(attribute) || (name === 'controlTokenFile' && hasToken)) continue
    command.setOptionValueWithSource(attribute, givenValue(name, option, one), one.source)
  }
  await chooseWorlds(command, given.get('company'), checkout)
  chooseBackend(command)
}

const has = ({ options }: Called, name: string) => options.some((option) => option.attributeName() === name)

/** Where the worlds of a company lie unless a folder is named. */
export const companyFolder = (checkout: Checkout, company: string): string =>
  join(checkout.dataHome, '.portal', company === demoCompany ? 'data' : `data-${company}`)

/**
 * The worlds of the project's company, for commands without an explicit one: where `portal up` keeps them, or in the
 * given folder, whose company then applies.
 */
async function chooseWorlds(command: Called, company: Given | undefined, checkout: Checkout) {
  const [name = demoCompany] = company?.texts ?? []
  if (!company || name === demoCompany || has(command, 'company') || !has(command, 'dataDir')) return
  if (command.getOptionValueSource('url') !== undefined) return
  const { chooseCompany, companyIn } = await import('@portal/store/company/company-choice')
  if (command.getOptionValueSource('dataDir') !== 'default') {
    const named = String(command.getOptionValue('dataDir'))
    if ((await companyIn(named)) === undefined) await chooseCompany(named, name)
    return
  }
  const dataDir = companyFolder(checkout, name)
  await chooseCompany(dataDir, name)
  command.setOptionValueWithSource('dataDir', dataDir, company.source)
}

const ranks: readonly unknown[] = ['default', 'config', 'env', 'cli']

/**
 * A command works on an address or a folder: the one with higher precedence; at equal precedence the address.
 * @throws {UsageError} when the command line names both
 */
function chooseBackend(command: Called): void {
  if (!has(command, 'url') || !has(command, 'dataDir')) return
  const [url, folder] = ['url', 'dataDir'].map((name) => ranks.indexOf(command.getOptionValueSource(name)))
  if (url === undefined || folder === undefined) return
  if (url === folder && url === ranks.indexOf('cli'))
    throw new UsageError('Expected either --url or --data-dir: a running server has a folder of its own.')
  if (folder > url) command.setOptionValueWithSource('url', undefined, undefined)
}
