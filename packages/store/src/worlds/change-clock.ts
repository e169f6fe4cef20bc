import type { ClockChange, ClockState } from '@portal/protocol/control/clock'
import { changedClock, soundClock } from './clock.ts'
import { writeClock } from './settings.ts'
import type { World } from './world.ts'

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
