import { InvalidArgumentError } from '@commander-js/extra-typings'
import { parseDuration } from '@portal/protocol/rules/times'
import type { Context } from '../context.ts'
import { controlCommand, worldControlCommand, worldsControlCommand } from './control.ts'
import { makeWorldOption, type Program, time } from './options.ts'

export function addSnapshot(program: Program, context: Context) {
  const snapshot = program
    .command('snapshot')
    .addHelpText('after', '\nExample:\n  portal snapshot take before-lesson --world training')
  const commands = () => import('../commands/world-state.ts')

  worldControlCommand(snapshot, 'list', context)
    .description('List the snapshots of a world.')
    .addHelpText('after', '\nExample:\n  portal snapshot list')
    .action(async (options) => (await commands()).listSnapshots(options, context))

  worldControlCommand(snapshot, 'take', context)
    .description('Keep the present state under a name; an older snapshot of that name is replaced.')
    .argument('<name>', 'its name')
    .addHelpText('after', '\nExample:\n  portal snapshot take before-lesson')
    .action(async (name, options) => (await commands()).takeSnapshot(name, options, context))

  worldControlCommand(snapshot, 'restore', context)
    .description('Bring a kept state back; a running server goes on with it at once.')
    .argument('<name>', 'the snapshot')
    .addHelpText('after', '\nExample:\n  portal snapshot restore before-lesson')
    .action(async (name, options) => (await commands()).restoreSnapshot(name, options, context))

  worldControlCommand(snapshot, 'remove', context)
    .description('Delete a snapshot.')
    .argument('<name>', 'the snapshot')
    .addHelpText('after', '\nExample:\n  portal snapshot remove before-lesson')
    .action(async (name, options) => (await commands()).removeSnapshot(name, options, context))
}

export function addClock(program: Program, context: Context) {
  const clock = program.command('clock').addHelpText('after', '\nExample:\n  portal clock travel 3d')
  const commands = () => import('../commands/world-state.ts')

  worldsControlCommand(clock, 'show', context)
    .description("Show the world's time.")
    .addHelpText('after', '\nExample:\n  portal clock show')
    .action(async (options) => (await commands()).showClock(options, context))

  worldsControlCommand(clock, 'set', context)
    .description('Set the time; a running clock runs on from there.')
    .argument('<time>', "a date and time, the company's where it names no zone", time)
    .addHelpText('after', '\nExample:\n  portal clock set 2026-03-31T08:00:00+08:00')
    .action(async (time, options) =>
      (await commands()).changeClock({ action: 'set', time }, options, context),
    )

  worldsControlCommand(clock, 'travel', context)
    .description('Move the time by a duration, back by a negative one.')
    .argument('<duration>', 'such as 3d or 1h30m', duration)
    .addHelpText(
      'after',
      "\nExample:\n  portal clock travel 3d --world training\n  portal clock travel -2d\n  portal clock travel 3d --world 'class-#'",
    )
    .action(async (by, options) => (await commands()).changeClock({ action: 'travel', by }, options, context))

  worldsControlCommand(clock, 'freeze', context)
    .description('Stop the clock, now or at a time.')
    .argument('[time]', "a date and time, the company's where it names no zone", time)
    .addHelpText(
      'after',
      '\nExample:\n  portal clock freeze\n  portal clock freeze 2026-12-31T23:59:00+08:00',
    )
    .action(async (at, options) => {
      const change = { action: 'freeze', ...(at === undefined ? {} : { time: at }) } as const
      await (await commands()).changeClock(change, options, context)
    })

  worldsControlCommand(clock, 'unfreeze', context)
    .description('Let a stopped clock run on from its current time.')
    .addHelpText('after', '\nExample:\n  portal clock unfreeze')
    .action(async (options) => (await commands()).changeClock({ action: 'unfreeze' }, options, context))

  worldsControlCommand(clock, 'reset', context)
    .description('Go back to real time.')
    .addHelpText('after', '\nExample:\n  portal clock reset')
    .action(async (options) => (await commands()).changeClock({ action: 'reset' }, options, context))
}

function duration(text: string): string {
  if (parseDuration(text) !== null) return text
  throw new InvalidArgumentError('Expected a duration such as 3d, 1h30m or -2d.')
}

export function addScenario(program: Program, context: Context) {
  const scenario = program
    .command('scenario')
    .addHelpText('after', '\nExample:\n  portal scenario list\n  portal scenario apply slow-network')
  const commands = () => import('../commands/world-state.ts')

  controlCommand(scenario, 'list', context)
    .description('List the states that there are files for in fixtures/scenarios.')
    .addHelpText('after', '\nExample:\n  portal scenario list')
    .action(async (options) => (await commands()).listScenarios(options, context))

  controlCommand(scenario, 'show', context)
    .description('Show whom to sign in as and what a state changes.')
    .argument('<name>', 'the scenario')
    .addHelpText('after', '\nExample:\n  portal scenario show questionnaire')
    .action(async (name, options) => (await commands()).showScenario(name, options, context))

  worldControlCommand(scenario, 'save', context)
    .description('Write the present state of a world as a scenario that brings any world into it.')
    .argument('<name>', 'its name, that of a file in fixtures/scenarios')
    .option('--description <text>', 'what there is to see')
    .option('--replace', 'write over a scenario of that name')
    .addHelpText('after', '\nExample:\n  portal scenario save lesson-1 --world lesson')
    .action(async (name, options) => (await commands()).saveScenario(name, options, context))

  worldControlCommand(scenario, 'apply', context)
    .description('Bring a world into a state, or several on top of each other; what it held before is gone.')
    .argument('<names...>', 'the scenarios, in their order')
    .addOption(makeWorldOption())
    .addHelpText(
      'after',
      '\nExample:\n  portal scenario apply large-company slow-network --world training --make-world',
    )
    .action(async (names, options) => (await commands()).applyScenarios(names, options, context))
}
