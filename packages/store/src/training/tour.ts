import type { Story, StoryCheck, TourMove } from '@portal/protocol/control/training'
import { databaseTrouble } from '../engines/database-files.ts'
import type { PrismaClient } from '../generated/client.ts'
import type { Store } from '../store.ts'
import { StoreError } from '../store-error.ts'
import { trainingKeys, type WorldSettings } from '../worlds/settings.ts'
import type { World } from '../worlds/world.ts'

/** What there was when a tour began, as largest ids: times would not do, since the clock of a world is moved back, too. */
interface TourMark {
  readonly order: number
  readonly application: number
  readonly process: number
  readonly task: number
  /** Tasks that were not decided yet. */
  readonly waiting: readonly number[]
}

async function markNow({ db }: World): Promise<TourMark> {
  const largest = { _max: { id: true } } as const
  const [order, application, process, task] = await Promise.all([
    db.salesOrder.aggregate(largest),
    db.application.aggregate(largest),
    db.approvalProcess.aggregate(largest),
    db.approvalTask.aggregate(largest),
  ])
  const waiting = await db.approvalTask.findMany({ where: { endedAt: null }, select: { id: true } })
  return {
    order: order._max.id ?? 0,
    application: application._max.id ?? 0,
    process: process._max.id ?? 0,
    task: task._max.id ?? 0,
    waiting: waiting.map(({ id }) => id),
  }
}

/** Whether the condition of a step is true of the world now. */
async function holds(
  world: World,
  check: StoryCheck,
  { mark, steppedAt }: Pick<TourProgress, 'mark' | 'steppedAt'>,
): Promise<boolean> {
  const { db } = world
  const { order, approval, application, request } = check
  if (order) {
    const { number, by, status } = order
    const which = number === undefined ? { id: { gt: mark.order } } : { orderNo: number }
    const where = {
      ...which,
      ...(by === undefined ? {} : { createdBy: { userName: by } }),
      ...(status === undefined ? {} : { status }),
    }
    return (await db.salesOrder.count({ where })) > 0
  }
  if (approval) {
    const { by, of, applicant, verdict } = approval
    const process = {
      ...(of === undefined ? {} : { businessKey: of }),
      ...(applicant === undefined ? {} : { id: { gt: mark.process }, applicant: { userName: applicant } }),
    }
    const where = { ...decidedSince(mark), state: verdict, assignee: { userName: by }, process }
    return (await db.approvalTask.count({ where })) > 0
  }
  if (application) {
    const { kind, by, state } = application
    const where = {
      ...{ id: { gt: mark.application }, kind, createdBy: { userName: by } },
      ...(state === undefined ? {} : { state }),
    }
    return (await db.application.count({ where })) > 0
  }
  if (!request) return true
  const { call, by: user } = request
  const found = world.journal.read({ call, user, since: steppedAt, limit: 20 })
  return found.some(({ status }) => status !== null && status !== 'E')
}

const decidedSince = ({ task, waiting }: TourMark) => ({
  OR: [{ id: { gt: task } }, { id: { in: [...waiting] } }],
})

/** How far the trainee of a world is. */
interface TourProgress {
  /** Index of the step; as many as there are steps when all are done. */
  readonly step: number
  /** What there was when the tour began. */
  readonly mark: TourMark
  /** When this step began, in real time. */
  readonly steppedAt: string
  /** Put aside until the trainee resumes it. */
  readonly left: boolean
}

/** The tour of a world, from where it keeps it. */
export function tourOf({ story, tour }: Pick<WorldSettings, 'story' | 'tour'>) {
  if (story === undefined) return undefined
  // Both were written by the functions below.
  const { scenario, title, steps } = JSON.parse(story) as Story & { readonly scenario: string }
  const progress = tour === undefined ? undefined : (JSON.parse(tour) as Partial<TourProgress>)
  return { scenario, story: { title, steps } satisfies Story, progress: begunHere(progress) }
}

/** A tour started by an earlier version has no mark and starts again. */
const begunHere = (progress: Partial<TourProgress> | undefined): TourProgress | undefined =>
  progress?.mark ? (progress as TourProgress) : undefined

/** Gives a world the story of a scenario, from its beginning; such a world is for training. */
export async function writeStory(db: PrismaClient, scenario: string, story: Story): Promise<void> {
  await write(db, trainingKeys.story, JSON.stringify({ scenario, ...story }))
  await db.worldSetting.deleteMany({ where: { key: trainingKeys.tour } })
  await writeTraining(db)
}

/** Marks a world as training. */
export const writeTraining = (db: PrismaClient): Promise<void> => write(db, trainingKeys.training, 'yes')

async function write(db: PrismaClient, key: string, value: string): Promise<void> {
  await db.worldSetting.upsert({ where: { key }, create: { key, value }, update: { value } })
}

/** Whether the current step is done: its check passes, or it has none. */
export async function isStepDone(world: World): Promise<boolean> {
  const { story, progress } = tourOf(world.settings) ?? {}
  const step = progress && story?.steps[progress.step]
  if (!progress || !step) return false
  return step.check === undefined || holds(world, step.check, progress)
}

/**
 * Moves the tour of a world as its trainee requests; a step whose check fails stays. A world without a story has no
 * tour.
 */
export async function moveTour(world: World, { move, step }: TourMove): Promise<void> {
  const { story, progress } = tourOf(world.settings) ?? {}
  if (!story) return
  const next = await progressAfter(world, move, step, progress, story.steps.length)
  if (next) await write(world.db, trainingKeys.tour, JSON.stringify(next))
}

async function progressAfter(
  world: World,
  move: TourMove['move'],
  shown: number | undefined,
  progress: TourProgress | undefined,
  steps: number,
): Promise<TourProgress | undefined> {
  const steppedAt = new Date(world.realNow()).toISOString()
  if (move === 'begin') return { step: 0, mark: await markNow(world), steppedAt, left: false }
  if (!progress) return undefined
  if (move === 'leave' || move === 'resume') return { ...progress, left: move === 'leave' }
  // Another window may have advanced meanwhile.
  if (shown !== progress.step || progress.step >= steps || !(await isStepDone(world))) return undefined
  return { ...progress, step: progress.step + 1, steppedAt }
}

type Steps = Story['steps']

/** The steps with the numbers of what was made since the tour began in their pages; a number that is not known yet is left out. */
export async function withNumbers(
  { db }: Pick<World, 'db'>,
  steps: Steps,
  progress: Pick<TourProgress, 'mark'> | undefined,
): Promise<Steps> {
  if (!steps.some(({ page }) => page.includes('{'))) return steps
  const peopleOf = (checked: (check: StoryCheck) => { by?: string } | undefined) => ({
    userName: { in: steps.flatMap(({ check }) => (check && checked(check)?.by) ?? []) },
  })
  const newest = { orderBy: { id: 'desc' } } as const
  const numbers = new Map<string, string | undefined>()
  if (progress) {
    const { mark } = progress
    const createdBy = peopleOf(({ order }) => order)
    const order = await db.salesOrder.findFirst({ where: { id: { gt: mark.order }, createdBy }, ...newest })
    numbers.set('order', order?.orderNo)
    const applicant = peopleOf(({ application }) => application)
    const where = { id: { gt: mark.application }, createdBy: applicant }
    numbers.set('application', (await db.application.findFirst({ where, ...newest }))?.applicationNo)
  }
  const filled = (page: string) =>
    page.replace(/\{(\w+)\}/g, (_all, what: string) => encodeURIComponent(numbers.get(what) ?? ''))
  return steps.map((step) => ({ ...step, page: filled(step.page) }))
}

/** What a class has for a person who enters by its link. */
interface PlaceFound {
  /** The world that is the person's now; undefined where none is free. */
  readonly place: string | undefined
  /** Worlds that were looked at and cannot be given, since they or their journals are damaged. */
  readonly closed: readonly string[]
}

/**
 * Gives the first free world of a class to a person who enters by the link of the class. A world is taken once it was given,
 * or a person has been in it.
 */
export async function takePlace(store: Store, names: readonly string[]): Promise<PlaceFound> {
  const closed: string[] = []
  for (const name of names) {
    const isTaken = await take(store, name).catch((error: unknown) => {
      if (!(error instanceof StoreError) && databaseTrouble(error) === undefined) throw error
      closed.push(name)
      return false
    })
    if (isTaken) return { place: name, closed }
  }
  return { place: undefined, closed }
}

/** In one statement: of two who come at the same moment one gets it. */
async function take(store: Store, name: string): Promise<boolean> {
  const lease = await store.leaseExisting(name)
  if (!lease) return false
  const { world, release } = lease
  try {
    return world.journal.users().length === 0 && world.journal.give(new Date(world.realNow()))
  } finally {
    release()
  }
}
