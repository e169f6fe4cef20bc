import type { ClockChange } from '@portal/protocol/control/clock'
import type { Context } from '../context.ts'
import { type BendingOptions, bend } from './bending.ts'
import { clockSentence } from './control-tables.ts'

interface ClockOptions extends BendingOptions {
  readonly world: string
}

export const showClock = (options: ClockOptions, context: Context) =>
  bend(
    options,
    context,
    (control) => control.readClock({ pathParams: { world: options.world } }),
    clockSentence,
  )

export const changeClock = (change: ClockChange, options: ClockOptions, context: Context) =>
  bend(
    options,
    context,
    (control) => control.changeClock({ pathParams: { world: options.world }, body: { change } }),
    clockSentence,
  )
