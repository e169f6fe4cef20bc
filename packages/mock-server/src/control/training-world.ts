import type { Tour, Training, TrainingPerson } from '@portal/protocol/control/training'
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
    people: await peopleOf(world, tour?.steps.map(({ who }) => who) ?? []),
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

/** The demo accounts, and whom the tour needs besides, whom one press can sign in; in the company's order. */
async function peopleOf({ db, settings }: World, wanted: readonly string[]): Promise<TrainingPerson[]> {
  const users = await db.user.findMany({
    where: {
      passwordHash: settings.demoPasswordHash,
      OR: [{ demoAccount: { isNot: null } }, { userName: { in: [...wanted] } }],
    },
    select: {
      ...{ userName: true, fullName: true, fullNameEn: true },
      demoAccount: { select: { description: true, descriptionEn: true } },
    },
    orderBy: { id: 'asc' },
  })
  return users.map(({ demoAccount, ...person }) => ({
    ...person,
    description: demoAccount?.description ?? '',
    descriptionEn: demoAccount?.descriptionEn ?? '',
  }))
}
