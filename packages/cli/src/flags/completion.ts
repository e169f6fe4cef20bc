import { Argument, Command } from '@commander-js/extra-typings'
import type { Context } from '../context.ts'
import { addFamilies, families } from './families.ts'
import { commandOf, type Program } from './options.ts'

/** What can follow the words of a command line: by those words with spaces between, commands, choices and options. */
type Words = ReadonlyMap<string, readonly string[]>

interface Listed {
  name(): string
  readonly commands: readonly Listed[]
  readonly options: readonly { readonly long?: string | undefined }[]
  readonly registeredArguments: readonly { readonly argChoices?: readonly string[] }[]
}

/** The words of a program and of all commands below it. */
export function wordsOf(command: Listed, path: readonly string[] = []): Words {
  const own = [
    ...command.commands.map((one) => one.name()),
    ...command.registeredArguments.flatMap(({ argChoices = [] }) => argChoices),
    ...command.options.flatMap(({ long }) => long ?? []),
    '--help',
  ]
  return new Map([
    [path.join(' '), [...new Set(own)]],
    ...command.commands.flatMap((one) => [...wordsOf(one, [...path, one.name()])]),
  ])
}

const depthOf = (path: string) => (path === '' ? 0 : path.split(' ').length)

/** Longest first: `world info` before `world`. */
const longestFirst = (words: Words) => [...words].toSorted(([one], [other]) => depthOf(other) - depthOf(one))

const bash = (words: Words) => `_portal() {
  local word path="" words=""
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$word" in -*) ;; *) path="$path$word " ;; esac
  done
  case "$path" in
${longestFirst(words)
  .map(([path, next]) => `    ${path === '' ? '*' : `"${path} "*`}) words="${next.join(' ')}" ;;`)
  .join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _portal portal`

const zsh = (words: Words) => `autoload -Uz bashcompinit && bashcompinit\n${bash(words)}`

const fish = (words: Words) => `function __portal_words
  set -l path (string match -v -- '-*' (commandline -opc)[2..-1] | string join ' ')
  switch "$path "
${longestFirst(words)
  .map(
    ([path, next]) =>
      `    case '${path === '' ? '' : `${path} `}*'\n      string split ' ' '${next.join(' ')}'`,
  )
  .join('\n')}
  end
end
complete -c portal -a '(__portal_words)'`

const powershell = (words: Words) => `Register-ArgumentCompleter -Native -CommandName portal -ScriptBlock {
  param($word, $line, $position)
  $path = (($line.CommandElements | Select-Object -Skip 1 | ForEach-Object { "$_" } | Where-Object { $_ -notlike '-*' -and $_ -ne $word }) -join ' ') + ' '
  $words = switch -Wildcard ($path) {
${longestFirst(words)
  .map(([path, next]) => `    '${path === '' ? '' : `${path} `}*' { '${next.join(' ')}'; break }`)
  .join('\n')}
  }
  $words -split ' ' | Where-Object { $_ -like "$word*" } | ForEach-Object { [System.Management.Automation.CompletionResult]::new($_) }
}`

/** A script for each shell that completes commands and options of `portal`. */
const completions = { bash, zsh, fish, powershell } as const

const shells = Object.keys(completions) as (keyof typeof completions)[] // keys of a const object are its names

export function addCompletion(program: Program, context: Context) {
  commandOf(program, 'completion')
    .addArgument(new Argument('<shell>', 'whose script').choices(shells))
    .action(async (shell) => {
      const whole = new Command('portal').option('--debug').option('--version')
      await addFamilies(whole, context, families)
      context.terminal.result(completions[shell](wordsOf(whole)))
    })
}
