import type { ClockChange } from '@portal/protocol/control/clock'
import type { Context } from '../context.ts'
import { type ControlOptions, control } from './control.ts'
import { clockSentence } from './control-tables.ts'

interface ClockOptions extends ControlOptions {
  readonly world: string
}

export const showClock = (options: ClockOptions, context: Context) =>
  control(
    options,
    context,
    (control) => control.readClock({ pathParams: { world: options.world } }),
    clockSentence,
  )

export const changeClock = (change: ClockChange, options: ClockOptions, context: Context) =>
  control(
    options,
    context,
    (control) => control.changeClock({ pathParams: { world: options.world }, body: { change } }),
    clockSentence,
  )
