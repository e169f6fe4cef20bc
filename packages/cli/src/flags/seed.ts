import { type Command, Option } from '@commander-js/extra-typings'
import { expectedIn } from '@portal/protocol/entries/entry-fields'
import { type EntryKindName, entryKindNames, entryKindOf } from '@portal/protocol/entries/entry-kinds'
import { optionOf } from '@portal/protocol/entries/read-entry'
import type { Context } from '../context.ts'
import { worldControlCommand, worldsControlCommand } from './control.ts'
import { commandOf, countOption, makeWorldOption, type Program } from './options.ts'

/** Rows that are generated without --count, of what can't be chosen one by one. */
const generatedOnly = { pickups: 100, 'retail-orders': 100, 'sample-orders': 50, projects: 100 }

const dryRunOption = () => new Option('--dry-run', 'tell what would change, and change nothing')
const seedOption = () => new Option('--seed <text>', 'another seed gives other data; the same seed the same')

export function addSeed(program: Program, context: Context) {
  const seed = commandOf(program, 'seed')
  const commands = () => import('../commands/seed.ts')

  for (const kind of entryKindNames) {
    const { says, plural, example, generated } = entryKindOf(kind)
    const description = `Make one ${says}${generated ? ', or several with --count' : ''}; or all of a file.`
    const examples = [`portal seed ${kind} ${example}`, `portal seed ${kind} --file ${plural}.csv --update`]
    const command = worldsControlCommand(seed, { name: kind, description, examples }, context)
    fieldOptions(command, kind)
      .option('--file <file>', 'YAML, JSON or CSV with the same fields; - for standard input')
      .option('--update', 'change what is there already, in place of refusing it')
      .addOption(dryRunOption())
      .addOption(makeWorldOption())
      .action(async (options) => (await commands()).seedChosen(kind, options, context))
    if (generated) command.addOption(countOption('one')).addOption(seedOption())
  }
  for (const kind of entryKindNames) {
    const { plural, generated } = entryKindOf(kind)
    if (generated) addGenerator(plural, generated.count, kind, generated.fields)
  }
  for (const [plural, count] of Object.entries(generatedOnly)) addGenerator(plural, count)

  function addGenerator(plural: string, usual: number, kind?: EntryKindName, fields: readonly string[] = []) {
    const description = `Generate ${plural} (${usual} without --count), all or none.`
    const examples = [`portal seed ${plural} --count ${usual} --world training --make-world`]
    const command = worldControlCommand(seed, { name: plural, description, examples }, context)
      .addOption(countOption(String(usual)))
      .addOption(seedOption())
      .addOption(dryRunOption())
      .addOption(makeWorldOption())
      .action(async (options) =>
        (await commands()).seedGenerated(
          plural,
          kind,
          { ...options, count: options.count ?? usual },
          context,
        ),
      )
    if (kind) fieldOptions(command, kind, fields)
  }
}

/** An option for each field of a kind. */
function fieldOptions<Made extends Pick<Command, 'addOption'>>(
  command: Made,
  kind: EntryKindName,
  names: readonly string[] = Object.keys(entryKindOf(kind).fields),
): Made {
  for (const [name, field] of Object.entries(entryKindOf(kind).fields)) {
    if (!names.includes(name)) continue
    const { says, one, isList, usual } = field
    const isPlain = !field.values && ['text', 'code', 'flag'].includes(field.form)
    const expected = isPlain ? (isList ? '; several with commas between' : '') : `: ${expectedIn(field)}`
    const option = new Option(
      `${optionOf(name, one)} <${field.form === 'flag' ? 'true|false' : (field.refersTo ?? field.form)}>`,
      `${says}${expected}${usual === undefined ? '' : ` (default: ${usual})`}`,
    ).helpGroup('Fields:')
    command.addOption(
      isList
        ? option.argParser((text: string, before: readonly string[] | undefined) => [...(before ?? []), text])
        : option,
    )
  }
  return command
}
