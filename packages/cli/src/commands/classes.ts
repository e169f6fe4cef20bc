import type { WatchedWorld, WorldOutcome } from '@portal/protocol/control/classes'
import type { ClockChange } from '@portal/protocol/control/clock'
import type { ControlClient } from '@portal/protocol/control/control-client-of'
import { withControl } from '../backend/control.ts'
import { addressFor } from '../backend/running-server.ts'
import type { Context } from '../context.ts'
import { Failure } from '../failure.ts'
import { confirm, table } from '../terminal/terminal.ts'
import { type ControlOptions, control } from './control.ts'

interface MakeOptions extends ControlOptions {
  readonly count: number
  readonly scenario?: readonly string[]
}

export const makeWorlds = (prefix: string, options: MakeOptions, context: Context) => {
  const { count, scenario = [] } = options
  return control(
    options,
    context,
    async (control) => {
      const made = await control.makeWorlds({ body: { prefix, count, scenarios: [...scenario] } })
      const address = await addressFor(options)
      return {
        ...made,
        worlds: made.worlds.map((world) => ({ ...world, link: `${address}${world.path}` })),
      }
    },
    ({ worlds }) =>
      `${table(worlds.map(({ name, link }) => [name, link]))}\nMade ${worlds.length} worlds${scenario.length > 0 ? ` in the state ${scenario.join(' + ')}` : ''}.`,
  )
}

export const whoIsIn = (worlds: string, options: ControlOptions, context: Context) =>
  control(
    options,
    context,
    (control) => control.watchWorlds({ query: { worlds } }),
    (watched) => table([['world', 'users', 'last request', 'of', 'at', 'time'], ...watched.map(watchedRow)]),
  )

const watchedRow = ({ name, users, last, now, frozen, problem }: WatchedWorld): string[] => [
  name,
  users.map(({ userName }) => userName).join(', ') || '–',
  problem ?? last?.call ?? last?.path ?? '–',
  last?.user ?? '–',
  last?.time ?? '–',
  `${now ?? '–'}${frozen ? ', frozen' : ''}`,
]

interface Confirmed extends ControlOptions {
  /** Skips the confirmation prompt. */
  readonly yes?: true
}

export async function resetWorlds(
  worlds: string,
  options: Confirmed & { readonly toStart?: true },
  context: Context,
): Promise<void> {
  const to = options.toStart ? 'start' : 'company'
  const where = options.toStart ? 'the scenarios that they began with' : 'the demo company'
  if (!options.yes) await confirm(`Put the worlds ${worlds} back to ${where}? What they hold is gone then.`)
  await forWorlds(options, context, `are back at ${where}`, (control) =>
    control.resetWorlds({ body: { worlds: [worlds], to } }),
  )
}

export async function removeWorlds(worlds: string, options: Confirmed, context: Context): Promise<void> {
  if (!options.yes) await confirm(`Delete the worlds ${worlds} with their snapshots and journals?`)
  await forWorlds(options, context, 'are removed', (control) =>
    control.removeWorlds({ body: { worlds: [worlds] } }),
  )
}

export const changeClocks = (
  worlds: string,
  change: ClockChange,
  options: ControlOptions,
  context: Context,
) =>
  forWorlds(options, context, 'have that time', (control) =>
    control.changeClocks({ body: { worlds: [worlds], change } }),
  )

/**
 * Runs something for several worlds and prints the results, with any warnings.
 * @throws {Failure} naming each world that failed, after the others are done
 */
export async function forWorlds<Outcome extends WorldOutcome>(
  options: ControlOptions,
  context: Context,
  done: string,
  work: (control: ControlClient) => Promise<Outcome[]>,
  warnings: (outcomes: readonly Outcome[]) => readonly string[] = () => [],
): Promise<void> {
  const outcomes = await withControl(options, context, work)
  const failed = outcomes.flatMap(({ world, problem }) => (problem === null ? [] : [`${world}: ${problem}`]))
  const worlds = outcomes.filter(({ problem }) => problem === null).map(({ world }) => world)
  if (options.json) context.terminal.result(JSON.stringify(outcomes))
  else if (worlds.length > 0)
    context.terminal.result(
      [`${worlds.length} worlds ${done}: ${worlds.join(', ')}.`, ...warnings(outcomes)].join('\n'),
    )
  if (failed.length > 0)
    throw new Failure(`${failed.length} of ${outcomes.length} worlds failed:\n${failed.join('\n')}`)
}
