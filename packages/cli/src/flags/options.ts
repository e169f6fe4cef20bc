import { join, resolve } from 'node:path'
import { type Command, InvalidArgumentError, Option } from '@commander-js/extra-typings'
import { parseTime, timeExpected } from '@portal/protocol/rules/times'
import { mainWorld } from '@portal/protocol/world'
import { demoCompany } from '@portal/store/paths'
import { parseWorldName } from '@portal/store/worlds/world-name'
import type { Context } from '../context.ts'
import { ended, UsageError } from '../failure.ts'
import { companyFolder } from '../project/apply-settings.ts'
import help from './help.json' with { type: 'json' }

/** The part of the program that a family of commands adds itself to. */
export type Program = Pick<Command, 'command'>

/** What help says about a command. */
interface Help {
  readonly description: string
  /** Printed before the examples. */
  readonly note?: string
  readonly examples: readonly string[]
}

export type HelpPath = keyof typeof help | (Help & { readonly name: string })

/** By the words of each command. */
export const helpOf: Readonly<Record<keyof typeof help, Help>> = help

/** A command with its description and its examples: those of its words, or its own. */
export function commandOf(parent: Program, path: HelpPath, options: { readonly isDefault?: boolean } = {}) {
  const own = typeof path === 'string' ? { ...helpOf[path], name: path.split(' ').at(-1) ?? path } : path
  const before = own.note === undefined ? '' : `\n${own.note}\n`
  const examples = own.examples.map((example) => `\n  ${example}`).join('')
  return parent
    .command(own.name, options)
    .description(own.description)
    .addHelpText('after', `${before}\nExample:${examples}`)
}

export const jsonOption = () => new Option('--json', 'print one line of JSON instead of text')

export const dataDirOption = ({ checkout }: Context) =>
  new Option('--data-dir <folder>', 'folder of the worlds')
    .default(
      join(checkout.dataHome, '.portal', 'data'),
      `.portal/data in the ${checkout.dataHome === checkout.root ? 'checkout' : 'current folder'}`,
    )
    .argParser((folder: string) => resolve(folder))

export const worldOption = () =>
  new Option('--world <name>', 'the world to work on').default(mainWorld).argParser(worldName)

/** As `--world`, also for several at once. */
export const worldsOption = () =>
  new Option('--world <name>', 'the world to work on; several by # for a number or *, as in class-#')
    .default(mainWorld)
    .argParser((text: string) => {
      worldName(text.replaceAll(/\*|#$/g, 'x'))
      return text.toLowerCase()
    })

/** Without it, a misspelt world is refused. */
export const makeWorldOption = () => new Option('--make-world', 'make the world where there is none')

export const portOption = (usual: number) =>
  new Option('--port <number>', 'port to listen on, 0 for any free one')
    .default(usual)
    .argParser((text: string) => wholeNumber(text, 0, 65_535))

/** @param usual the default, as help shows it */
export const countOption = (usual: string) =>
  new Option('--count <number>', `how many to add (${usual} by default)`).argParser((text: string) =>
    wholeNumber(text, 1, 1_000_000),
  )

/**
 * The address of a server, without a trailing slash.
 * @throws {InvalidArgumentError} for anything else
 */
export function serverAddress(text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text.replace(/\/+$/, '')
  throw new InvalidArgumentError('That is no address; expected something like http://localhost:8200.')
}

/** @throws {InvalidArgumentError} for anything but a whole number in that range */
export function wholeNumber(text: string, least: number, most: number): number {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN
  if (value >= least && value <= most) return value
  throw new InvalidArgumentError(`Expected a whole number from ${least} to ${most}.`)
}

/** @throws {InvalidArgumentError} for anything but a point in time */
export function time(text: string): string {
  if (parseTime(text) !== null) return text
  throw new InvalidArgumentError(`Expected ${timeExpected}.`)
}

/** @throws {InvalidArgumentError} with the error, if any */
export const checkedBy = (problemIn: (text: string) => string | undefined) => (text: string) => {
  const problem = problemIn(text)
  if (problem) throw new InvalidArgumentError(ended(problem))
  return text
}

function worldName(text: string): string {
  try {
    return parseWorldName(text)
  } catch (error) {
    throw new InvalidArgumentError(error instanceof Error ? `${error.message}.` : String(error))
  }
}

export const companyOption = () =>
  new Option('--company <name>', 'the company whose portal it is, a folder of fixtures/companies')

interface CompanyChoice {
  readonly company?: string
  readonly dataDir: string
}

/** The data folder of a company: worlds of another than the demo company are kept apart unless a folder was named. */
export const dataDirOf = (
  { company = demoCompany, dataDir }: CompanyChoice,
  command: { getOptionValueSource(name: string): unknown },
  { checkout }: Context,
): string =>
  company === demoCompany || command.getOptionValueSource('dataDir') !== 'default'
    ? dataDir
    : companyFolder(checkout, company)

interface Group {
  name(): string
  readonly args: readonly string[]
  readonly commands: readonly { name(): string }[]
}

/**
 * For a family with a default command, which would take a misspelt name for its own argument.
 * @throws {UsageError} for a word that names no command of the family
 */
export function refuseUnknownCommand(group: Group): void {
  const [word] = group.args
  const names = group.commands.map((command) => command.name())
  if (word === undefined || word.startsWith('-') || names.includes(word)) return
  throw new UsageError(`There is no command ${group.name()} ${word}; the commands are ${names.join(', ')}.`)
}
