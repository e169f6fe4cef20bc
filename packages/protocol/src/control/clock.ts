import { type Static, Type } from 'typebox'
import { parseDuration, parseTime, timeExpected } from '../rules/times.ts'
import { controlCall, InWorld, worldsPath } from './control-call.ts'

/** A point in time as a person writes it. */
export const Time = Type.Refine(
  Type.String({ description: 'a date with time, e.g. 2026-03-31T08:00:00+08:00' }),
  (text) => parseTime(text) !== null,
  () => `must be ${timeExpected}`,
)

export const ClockState = Type.Object({
  now: Type.String({ description: "the world's time, ISO 8601" }),
  frozen: Type.Boolean(),
  offsetMs: Type.Integer({ description: 'how far a running clock is ahead of real time' }),
})
export type ClockState = Static<typeof ClockState>

const Duration = Type.Refine(
  Type.String({ description: 'e.g. 3d, -1h30m' }),
  (text) => parseDuration(text) !== null,
  () => 'must be a duration such as 3d, 1h30m or -2d',
)

const only = { additionalProperties: false }

export const ClockChange = Type.Union([
  Type.Object({ action: Type.Literal('set'), time: Time }, only),
  Type.Object({ action: Type.Literal('travel'), by: Duration }, only),
  Type.Object({ action: Type.Literal('freeze'), time: Type.Optional(Time) }, only),
  Type.Object({ action: Type.Enum(['unfreeze', 'reset']) }, only),
])
/** `freeze` stops the clock, at a given time if any; `unfreeze` lets it continue from there. */
export type ClockChange = Static<typeof ClockChange>

const clockPath = `${worldsPath}/{world}/clock` as const

export const readClock = controlCall({
  method: 'GET',
  path: clockPath,
  summary: "A world's clock",
  pathParams: InWorld,
  data: ClockState,
})

export const changeClock = controlCall({
  method: 'POST',
  path: clockPath,
  summary: "Sets, moves, stops or restarts a world's clock",
  pathParams: InWorld,
  body: Type.Object({ change: ClockChange }),
  data: ClockState,
})
