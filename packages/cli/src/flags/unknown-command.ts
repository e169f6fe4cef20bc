import { UsageError } from '../failure.ts'

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
