import { nearest } from '@portal/protocol/rules/nearest'

/** Commander's message for an invalid choice, with the most similar valid one. */
export function withMeantChoice(refusal: string): string {
  const [, value, choices] = /'([^']*)' is invalid.* Allowed choices are (.*)\.$/m.exec(refusal) ?? []
  const meant = value && choices && nearest(value, choices.split(', '))
  return meant ? `${refusal.trimEnd()}\n(Did you mean ${meant}?)\n` : refusal
}

interface Branch {
  readonly commands: readonly Branch[]
  name(): string
  showHelpAfterError(text: string): unknown
}

/** Refers to the command's help, below each usage error. */
export function nameHelp(command: Branch, path = command.name()): void {
  const others = command.commands.length > 0 ? `, or ${path} COMMAND --help,` : ''
  command.showHelpAfterError(`Run ${path} --help${others} to see what is possible.`)
  for (const one of command.commands) nameHelp(one, `${path} ${one.name()}`)
}
