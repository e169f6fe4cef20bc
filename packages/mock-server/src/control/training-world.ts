import type { Tour, Training } from '@portal/protocol/control/training'
import { demoAccounts } from '@portal/store/accounts'
import { isStepDone, tourOf } from '@portal/store/training/tour'
import { withNumbers } from '@portal/store/training/tour-pages'
import type { World } from '@portal/store/worlds/world'

/** What a training world sends to its browsers. */
export async function trainingIn(world: World): Promise<Training> {
  const { clock, demoPassword } = world.settings
  const tour = await tourIn(world)
  return {
    world: world.name,
    now: world.now().toISOString(),
    clock: clock.frozenAtMs !== null ? 'stopped' : clock.offsetMs !== 0 ? 'moved' : 'real',
    password: demoPassword,
    people: demoAccounts(
      world,
      tour?.steps.map(({ who }) => who),
    ).map(({ password: _, ...person }) => person),
    tour,
  }
}

async function tourIn(world: World): Promise<Tour | null> {
  const { story, progress } = tourOf(world.settings) ?? {}
  if (!story) return null
  const { step = null, left = false } = progress ?? {}
  const steps = await withNumbers(world, story.steps, progress)
  return { ...story, steps, step, left, done: await isStepDone(world) }
}
