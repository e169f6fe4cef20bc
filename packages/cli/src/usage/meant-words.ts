import { existsSync } from 'node:fs'
import { nearest } from '@portal/protocol/rules/nearest'
import type { Terminal } from '../terminal/terminal.ts'

interface Branch {
  readonly commands: readonly Branch[]
  readonly options: readonly {
    readonly long?: string | undefined
    readonly required: boolean
    readonly optional: boolean
  }[]
  name(): string
}

const versionWords = ['version', '-v']
const helpWords = ['--help', '-h']

/** `portal help COMMAND` and `portal version`, as in other programs. */
export function usualWords(words: readonly string[]): readonly string[] {
  const [first = '', ...rest] = words
  if (first === 'help') return [...rest, '--help']
  return versionWords.includes(first) && rest.length === 0 ? ['--version'] : words
}

/** Words as commander expects them: it offers help for missing commands, and takes `-2d` for an option. */
export const readableWords = (words: readonly string[], program: Branch): readonly string[] =>
  withValuesLast(withoutVainHelp(words, program), program)

/** Help for an unknown command would be the family's, as if nothing were wrong. */
function withoutVainHelp(words: readonly string[], program: Branch): readonly string[] {
  const unknown = unknownCommand(words, program)
  return unknown ? words.filter((word) => !helpWords.includes(word)) : words
}

function unknownCommand([word, ...rest]: readonly string[], { commands }: Branch): boolean {
  if (word === undefined || word.startsWith('-') || word === 'help' || commands.length === 0) return false
  const command = commands.find((one) => one.name() === word)
  return command === undefined || unknownCommand(rest, command)
}

/** No option starts with a digit: such a word is a value, which commander accepts only after `--`. */
function withValuesLast(words: readonly string[], program: Branch): readonly string[] {
  if (words.includes('--')) return words
  const isValue = (word: string, index: number) =>
    /^-\d/.test(word) && !takesValue(program, words[index - 1] ?? '')
  const values = words.filter(isValue)
  return values.length === 0
    ? words
    : [...words.filter((word, index) => !isValue(word, index)), '--', ...values]
}

const takesValue = ({ commands, options }: Branch, flag: string): boolean =>
  options.some((option) => option.long === flag && (option.required || option.optional)) ||
  commands.some((command) => takesValue(command, flag))

interface Called {
  getOptionValue(name: string): unknown
  getOptionValueSource(name: string): unknown
}

/** A data folder that was named and doesn't exist may be misspelt: its content would be missing. */
export function warnNewFolder(command: Called, terminal: Terminal): void {
  const dataDir = command.getOptionValue('dataDir')
  const isChosen = ['cli', 'env', 'config'].includes(String(command.getOptionValueSource('dataDir')))
  if (!isChosen || typeof dataDir !== 'string' || command.getOptionValue('url') !== undefined) return
  if (!existsSync(dataDir)) terminal.note(`There is no data folder ${dataDir} yet.`)
}

/** Commander's message for an invalid choice, with the most similar valid one. */
export function withMeantChoice(refusal: string): string {
  const [, value, choices] = /'([^']*)' is invalid.* Allowed choices are (.*)\.$/m.exec(refusal) ?? []
  const meant = value && choices && nearest(value, choices.split(', '))
  return meant ? `${refusal.trimEnd()}\n(Did you mean ${meant}?)\n` : refusal
}

interface HelpBranch {
  readonly commands: readonly HelpBranch[]
  name(): string
  showHelpAfterError(text: string): unknown
}

/** Refers to the command's help, below each usage error. */
export function nameHelp(command: HelpBranch, path = command.name()): void {
  const others = command.commands.length > 0 ? `, or ${path} COMMAND --help,` : ''
  command.showHelpAfterError(`Run ${path} --help${others} to see what is possible.`)
  for (const one of command.commands) nameHelp(one, `${path} ${one.name()}`)
}
