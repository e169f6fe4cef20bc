import { InvalidArgumentError, Option } from '@commander-js/extra-typings'
import { parseDuration } from '@portal/protocol/rules/times'
import type { Context } from '../context.ts'
import { controlCommand, urlOption, worldControlCommand, worldsControlCommand } from './control.ts'
import {
  commandOf,
  dataDirOption,
  jsonOption,
  makeWorldOption,
  type Program,
  time,
  wholeNumber,
} from './options.ts'

const yesOption = () => new Option('--yes', 'skip the confirmation prompt; without a terminal there is none')

export function addWorld(program: Program, context: Context) {
  const world = commandOf(program, 'world')
  const commands = () => import('../commands/world.ts')

  controlCommand(world, 'world list', context).action(async (options) =>
    (await commands()).listWorlds(options, context),
  )

  controlCommand(world, 'world create', context)
    .argument('<names...>', 'their names; with --count how the names begin')
    .option('--count <number>', 'makes so many, all or none: class- gives class-01, class-02, …', (text) =>
      wholeNumber(text, 1, 200),
    )
    .option('--scenario <names...>', 'brings them into these states; a reset with --to-start does so again')
    .action(async (names, options) => (await commands()).createWorlds(names, options, context))

  controlCommand(world, 'world who', context)
    .argument('[worlds]', 'a world, or several by # or *', '*')
    .action(async (worlds, options) =>
      (await import('../commands/classes.ts')).whoIsIn(worlds, options, context),
    )

  controlCommand(world, 'world info', context)
    .argument('<name>', 'the world')
    .action(async (name, options) => (await commands()).showWorld(name, options, context))

  controlCommand(world, 'world link', context)
    .argument('<name>', 'the world; class-# leads each browser into a free one of the class')
    .option('--user <name>', 'signs in as this user')
    .action(async (name, options) => (await commands()).linkWorld(name, options, context))

  controlCommand(world, 'world reset', context)
    .addOption(yesOption())
    .option('--to-start', 'to the scenarios that it began with, in place of the plain company')
    .argument('<name>', 'the world, or several by # or *')
    .action(async (name, options) => (await commands()).resetWorld(name, options, context))

  controlCommand(world, 'world copy', context)
    .argument('<world>', 'the world that is there')
    .argument('<copy>', 'the name of the new one')
    .action(async (name, copy, options) => (await commands()).copyWorld(name, copy, options, context))

  controlCommand(world, 'world diff', context)
    .argument('<world>', 'the world')
    .argument('[other]', 'the world it is compared with')
    .option(
      '--rows',
      'the rows of the database that differ, in place of what happened to orders, users and the like',
    )
    .action(async (name, other, options) => (await commands()).diffWorlds(name, other, options, context))

  commandOf(world, 'world export')
    .argument('<name>', 'the world')
    .argument('<file>', 'the file, which must not exist yet')
    .addOption(dataDirOption(context))
    .addOption(urlOption().hideHelp())
    .addOption(jsonOption())
    .action(async (name, file, options) => (await commands()).exportWorld(name, file, options, context))

  commandOf(world, 'world import')
    .argument('<name>', 'the name of the new world')
    .argument('<file>', 'the file')
    .addOption(dataDirOption(context))
    .addOption(urlOption().hideHelp())
    .addOption(jsonOption())
    .action(async (name, file, options) => (await commands()).importWorld(name, file, options, context))

  controlCommand(world, 'world remove', context)
    .addOption(yesOption())
    .argument('<name>', 'the world, or several by # or *')
    .action(async (name, options) => (await commands()).removeWorld(name, options, context))
}

export function addSnapshot(program: Program, context: Context) {
  const snapshot = commandOf(program, 'snapshot')
  const commands = () => import('../commands/world-state.ts')

  worldControlCommand(snapshot, 'snapshot list', context).action(async (options) =>
    (await commands()).listSnapshots(options, context),
  )

  worldControlCommand(snapshot, 'snapshot take', context)
    .argument('<name>', 'its name')
    .action(async (name, options) => (await commands()).takeSnapshot(name, options, context))

  worldControlCommand(snapshot, 'snapshot restore', context)
    .argument('<name>', 'the snapshot')
    .action(async (name, options) => (await commands()).restoreSnapshot(name, options, context))

  worldControlCommand(snapshot, 'snapshot remove', context)
    .argument('<name>', 'the snapshot')
    .action(async (name, options) => (await commands()).removeSnapshot(name, options, context))
}

export function addClock(program: Program, context: Context) {
  const clock = commandOf(program, 'clock')
  const commands = () => import('../commands/world-state.ts')

  worldsControlCommand(clock, 'clock show', context).action(async (options) =>
    (await commands()).showClock(options, context),
  )

  worldsControlCommand(clock, 'clock set', context)
    .argument('<time>', "a date and time, the company's where it names no zone", time)
    .action(async (time, options) =>
      (await commands()).changeClock({ action: 'set', time }, options, context),
    )

  worldsControlCommand(clock, 'clock travel', context)
    .argument('<duration>', 'such as 3d or 1h30m', duration)
    .action(async (by, options) => (await commands()).changeClock({ action: 'travel', by }, options, context))

  worldsControlCommand(clock, 'clock freeze', context)
    .argument('[time]', "a date and time, the company's where it names no zone", time)
    .action(async (at, options) => {
      const change = { action: 'freeze', ...(at === undefined ? {} : { time: at }) } as const
      await (await commands()).changeClock(change, options, context)
    })

  worldsControlCommand(clock, 'clock unfreeze', context).action(async (options) =>
    (await commands()).changeClock({ action: 'unfreeze' }, options, context),
  )

  worldsControlCommand(clock, 'clock reset', context).action(async (options) =>
    (await commands()).changeClock({ action: 'reset' }, options, context),
  )
}

function duration(text: string): string {
  if (parseDuration(text) !== null) return text
  throw new InvalidArgumentError('Expected a duration such as 3d, 1h30m or -2d.')
}

export function addScenario(program: Program, context: Context) {
  const scenario = commandOf(program, 'scenario')
  const commands = () => import('../commands/world-state.ts')

  controlCommand(scenario, 'scenario list', context).action(async (options) =>
    (await commands()).listScenarios(options, context),
  )

  controlCommand(scenario, 'scenario show', context)
    .argument('<name>', 'the scenario')
    .action(async (name, options) => (await commands()).showScenario(name, options, context))

  worldControlCommand(scenario, 'scenario save', context)
    .argument('<name>', 'its name, that of a file in fixtures/scenarios')
    .option('--description <text>', 'what there is to see')
    .option('--replace', 'write over a scenario of that name')
    .action(async (name, options) => (await commands()).saveScenario(name, options, context))

  worldControlCommand(scenario, 'scenario apply', context)
    .argument('<names...>', 'the scenarios, in their order')
    .addOption(makeWorldOption())
    .action(async (names, options) => (await commands()).applyScenarios(names, options, context))
}
