import {
  moveTour,
  readTraining,
  type Tour,
  type TourMove,
  type Training,
} from '@portal/protocol/control/training'
import { success } from '@portal/protocol/envelope'
import { demoAccounts } from '@portal/store/certificates'
import { UnknownWorld } from '@portal/store/store-error'
import { isStepDone, moveTour as moveTourOf, tourOf, withNumbers } from '@portal/store/training/tour'
import type { World } from '@portal/store/worlds/world'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { existingWorldPlugin, openedWorldOf, removedWorldOf, type WorldOptions } from '../plugins/world.ts'
import { answerRefusal, controlValidator } from './answer-refusal.ts'

/** What a training world sends to its browsers. */
async function trainingIn(world: World): Promise<Training> {
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

interface TrainingOptions extends WorldOptions {
  /** Every world of the server is for training. */
  readonly training: boolean
}

/**
 * The training data for browsers in a world, and the actions of its tour. Needs no token, since trainees have none: it
 * shows no more than the public list of demo accounts, and changes only the tour.
 */
export const trainingPlugin: FastifyPluginAsync<TrainingOptions> = async (app, options) => {
  await app.register(existingWorldPlugin, options)
  app.setValidatorCompiler(controlValidator)
  app.setErrorHandler(answerRefusal)
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('cache-control', 'no-store')
    done()
  })
  const worldFor = async (request: FastifyRequest): Promise<World | undefined> => {
    const gone = await removedWorldOf(request, options)
    // Without the names of other worlds: no token is needed here.
    if (gone !== undefined) throw new UnknownWorld(gone, [])
    const world = openedWorldOf(request)
    return world && (options.training || world.settings.training) ? world : undefined
  }
  const stateOf = async (world: World | undefined): Promise<Training | null> =>
    world ? trainingIn(world) : null
  const config = { ownPagesOnly: true } as const

  app.get(readTraining.path, { config }, async (request) => success(await stateOf(await worldFor(request))))

  app.post<{ Body: TourMove }>(
    moveTour.path,
    { config, schema: { body: moveTour.body } },
    async (request) => {
      const world = await worldFor(request)
      if (world) await moveTourOf(world, request.body)
      return success(await stateOf(world))
    },
  )
}
