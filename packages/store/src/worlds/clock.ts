import type { ClockChange } from '@portal/protocol/control/clock'
import { parseDuration } from '@portal/protocol/control/duration'

/** A world's clock: stands still at `frozenAtMs`, else runs `offsetMs` ahead of real time. Milliseconds, UTC epoch. */
export interface ClockSetting {
  readonly offsetMs: number
  readonly frozenAtMs: number | null
}

export const worldTime = (clock: ClockSetting, realMs: number): Date =>
  new Date(clock.frozenAtMs ?? realMs + clock.offsetMs)

/** The setting after a change that somebody ordered at a moment of real time. */
export function changedClock(clock: ClockSetting, change: ClockChange, realMs: number): ClockSetting {
  const now = worldTime(clock, realMs).getTime()
  switch (change.action) {
    case 'set':
      return movedTo(Date.parse(change.time))
    case 'travel':
      return movedTo(now + (parseDuration(change.by) ?? 0))
    case 'freeze':
      return { ...clock, frozenAtMs: change.time === undefined ? now : Date.parse(change.time) }
    case 'unfreeze':
      return { offsetMs: now - realMs, frozenAtMs: null }
    case 'reset':
      return { offsetMs: 0, frozenAtMs: null }
  }
  function movedTo(time: number): ClockSetting {
    if (clock.frozenAtMs !== null) return { ...clock, frozenAtMs: time }
    return { offsetMs: time - realMs, frozenAtMs: null }
  }
}

/** The company works by Beijing time, which knows no summer time (assumed). */
const companyOffsetMs = 8 * 60 * 60 * 1000
export const dayMs = 24 * 60 * 60 * 1000

/** Midnight in the company's time zone, `days` days from the day of `time`. */
export function startOfDay(time: Date, days = 0): Date {
  const day = Math.floor((time.getTime() + companyOffsetMs) / dayMs)
  return new Date((day + days) * dayMs - companyOffsetMs)
}

/** The company's calendar day, e.g. `2026-03-31`. */
export const companyDay = (time: Date): string =>
  new Date(time.getTime() + companyOffsetMs).toISOString().slice(0, 10)
