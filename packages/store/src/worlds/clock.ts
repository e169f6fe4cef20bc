import { companyOffsetMs } from '@portal/protocol/company-time'
import type { ClockChange, ClockState } from '@portal/protocol/control/clock'
import { checkedTime, isTimeOfClock, parseDuration } from '@portal/protocol/rules/times'
import { refused, StoreError } from '../store-error.ts'
import { writeClock } from './settings.ts'
import type { World } from './world.ts'

/** A world's clock: frozen at `frozenAtMs`, else runs `offsetMs` ahead of real time. Milliseconds, UTC epoch. */
export interface ClockSetting {
  readonly offsetMs: number
  readonly frozenAtMs: number | null
}

const realClock: ClockSetting = { offsetMs: 0, frozenAtMs: null }

const shownMs = ({ offsetMs, frozenAtMs }: ClockSetting, realMs: number) => frozenAtMs ?? realMs + offsetMs

/** The effective setting: one outside the years 1 to 9999 is replaced by real time. */
function soundClock(clock: ClockSetting, realMs: number): ClockSetting {
  const shown = shownMs(clock, realMs)
  const isWritable = shown >= -62_135_596_800_000 && shown <= 253_402_300_799_999 // false for NaN, too
  return isWritable ? clock : realClock
}

/** Never an invalid date, even for corrupt settings. */
export const worldTime = (clock: ClockSetting, realMs: number): Date =>
  new Date(shownMs(soundClock(clock, realMs), realMs))

/**
 * The setting after a change requested at a moment of real time.
 * @throws {StoreError} when the clock would show a time beyond any clock
 */
export function changedClock(stored: ClockSetting, change: ClockChange, realMs: number): ClockSetting {
  const changed = ordered(soundClock(stored, realMs), change, realMs)
  if (isTimeOfClock(shownMs(changed, realMs))) return changed
  throw new StoreError(
    "A world's clock shows times from 1900 to 8999; this change would lead beyond them",
    refused('clockRange'),
  )
}

function ordered(clock: ClockSetting, change: ClockChange, realMs: number): ClockSetting {
  const now = shownMs(clock, realMs)
  switch (change.action) {
    case 'set':
      return movedTo(checkedTime(change.time))
    case 'travel':
      return movedTo(now + (parseDuration(change.by) ?? Number.NaN))
    case 'freeze':
      return { ...clock, frozenAtMs: change.time === undefined ? now : checkedTime(change.time) }
    case 'unfreeze':
      return { offsetMs: now - realMs, frozenAtMs: null }
    case 'reset':
      return realClock
  }
  function movedTo(time: number): ClockSetting {
    if (clock.frozenAtMs !== null) return { ...clock, frozenAtMs: time }
    return { offsetMs: time - realMs, frozenAtMs: null }
  }
}

export const dayMs = 24 * 60 * 60 * 1000

/** Midnight in the company's time zone, `days` days from the day of `time`. */
export function startOfDay(time: Date, days = 0): Date {
  const day = Math.floor((time.getTime() + companyOffsetMs) / dayMs)
  return new Date((day + days) * dayMs - companyOffsetMs)
}

export function clockState(world: World): ClockState {
  const { frozenAtMs, offsetMs } = soundClock(world.settings.clock, world.realNow())
  return { now: world.now().toISOString(), frozen: frozenAtMs !== null, offsetMs }
}

/**
 * Changes the clock of a world, for every process that has it open.
 * @throws {StoreError} when it would show a time beyond any clock; nothing is changed then
 */
export async function changeClock(world: World, change: ClockChange): Promise<ClockState> {
  await writeClock(world.db, changedClock(world.settings.clock, change, world.realNow()))
  return clockState(world)
}
