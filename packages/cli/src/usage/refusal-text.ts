import { nearest } from '@portal/protocol/rules/nearest'

/** What commander says of a value that is none of the choices, with the choice that was most likely meant. */
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

/** Names the command whose help tells what was expected, below each refusal. */
export function nameHelp(command: Branch, path = command.name()): void {
  const others = command.commands.length > 0 ? `, or ${path} COMMAND --help,` : ''
  command.showHelpAfterError(`Run ${path} --help${others} to see what is possible.`)
  for (const one of command.commands) nameHelp(one, `${path} ${one.name()}`)
}
