import type { ClockChange } from '@portal/protocol/control/clock'
import { isWorldPattern } from '@portal/protocol/world'
import type { Context } from '../context.ts'
import { changeClocks, whoIsIn } from './classes.ts'
import { type ControlOptions, control } from './control.ts'
import { clockSentence } from './control-tables.ts'

interface ClockOptions extends ControlOptions {
  readonly world: string
}

export const showClock = (options: ClockOptions, context: Context) =>
  isWorldPattern(options.world)
    ? whoIsIn(options.world, options, context)
    : control(
        options,
        context,
        (control) => control.readClock({ pathParams: { world: options.world } }),
        clockSentence,
      )

export const changeClock = (change: ClockChange, options: ClockOptions, context: Context) =>
  isWorldPattern(options.world)
    ? changeClocks(options.world, change, options, context)
    : control(
        options,
        context,
        (control) => control.changeClock({ pathParams: { world: options.world }, body: { change } }),
        clockSentence,
      )
