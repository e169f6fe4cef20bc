import type { Story } from '@portal/protocol/control/story'
import type { TourMove } from '@portal/protocol/control/training'
import type { PrismaClient } from '../generated/client.ts'
import { trainingKeys, type WorldSettings } from '../worlds/settings.ts'
import type { World } from '../worlds/world.ts'
import { holds } from './check-step.ts'
import { markNow, type TourMark } from './tour-mark.ts'

/** How far the trainee of a world is. */
export interface TourProgress {
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
