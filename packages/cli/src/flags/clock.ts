import { InvalidArgumentError } from '@commander-js/extra-typings'
import { parseDuration } from '@portal/protocol/rules/duration'
import type { Context } from '../context.ts'
import { worldsControlCommand } from './control.ts'
import { type Program, time } from './options.ts'

export function addClock(program: Program, context: Context) {
  const clock = program.command('clock').addHelpText('after', '\nExample:\n  portal clock travel 3d')
  const commands = () => import('../commands/clock.ts')

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
