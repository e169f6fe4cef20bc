import { InvalidArgumentError } from '@commander-js/extra-typings'
import { parseDuration } from '@portal/protocol/rules/times'
import type { Context } from '../context.ts'
import { controlCommand, worldControlCommand, worldsControlCommand } from './control.ts'
import { commandOf, makeWorldOption, type Program, time } from './options.ts'

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
