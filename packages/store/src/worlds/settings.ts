import type { PrismaClient } from '../generated/client.ts'
import type { ClockSetting } from './clock.ts'

/** As what the backend of a company gives its ids out. */
export const idForms = ['number', 'text'] as const
export type IdForm = (typeof idForms)[number]

/** What a world remembers about itself, apart from its business data. */
export interface WorldSettings {
  /** Everything generated follows from it. */
  readonly seed: string
  readonly clock: ClockSetting
  readonly ids: IdForm
  /** Shared by the demo accounts and generated users. */
  readonly demoPassword: string
  readonly demoPasswordHash: string
  /** When its company was written, which its dates count from; unknown in a world of an earlier version. */
  readonly madeAt: Date | undefined
  /** The scenarios that it started with: a class returns to them. */
  readonly startedWith: readonly string[]
  /** When they were applied, which their dates count from; unknown in a world of an earlier version. */
  readonly startedAt: Date | undefined
  /** Whether it is marked as training. */
  readonly training: boolean
  /** The story of its tour, and how far its trainee is, both as JSON: `training/tour.ts` reads them. */
  readonly story: string | undefined
  readonly tour: string | undefined
}

const keys = {
  seed: 'seed',
  offsetMs: 'clock.offsetMs',
  frozenAtMs: 'clock.frozenAtMs',
  ids: 'answers.ids',
  demoPassword: 'demo.password',
  demoPasswordHash: 'demo.passwordHash',
  madeAt: 'world.madeAt',
  startedWith: 'world.startedWith',
  startedAt: 'world.startedAt',
  training: 'world.training',
  story: 'tour.story',
  tour: 'tour.progress',
} as const

/** Of what the training of a world writes. */
export const trainingKeys = {
  training: keys.training,
  story: keys.story,
  tour: keys.tour,
} as const

export const demoHashKey = keys.demoPasswordHash
export const madeAtKey = keys.madeAt

/** Settings that each world has for itself; `world.replaced` is the mark of an older generation. */
export const unsharedSettings: ReadonlySet<string> = new Set([
  ...[keys.demoPassword, keys.demoPasswordHash, keys.madeAt, keys.startedWith, keys.startedAt],
  ...Object.values(trainingKeys),
  'world.replaced',
])

/** The settings of a world from the rows of its table, by key. */
export function settingsOf(rows: ReadonlyMap<string, string>): WorldSettings {
  const frozenAt = rows.get(keys.frozenAtMs)
  const madeAt = rows.get(keys.madeAt)
  const startedAt = rows.get(keys.startedAt)
  return {
    seed: rows.get(keys.seed) ?? '',
    clock: {
      offsetMs: Number(rows.get(keys.offsetMs) ?? 0),
      frozenAtMs: frozenAt === undefined ? null : Number(frozenAt),
    },
    ids: idForms.find((form) => form === rows.get(keys.ids)) ?? 'number',
    demoPassword: rows.get(keys.demoPassword) ?? '',
    demoPasswordHash: rows.get(keys.demoPasswordHash) ?? '',
    madeAt: madeAt === undefined ? undefined : new Date(madeAt),
    startedWith: rows.get(keys.startedWith)?.split('\n').filter(Boolean) ?? [],
    startedAt: startedAt === undefined ? undefined : new Date(startedAt),
    training: rows.has(keys.training),
    story: rows.get(keys.story),
    tour: rows.get(keys.tour),
  }
}

/** Sets the clock of a world; every process that has it open uses it from its next query on. */
export async function writeClock(db: PrismaClient, { offsetMs, frozenAtMs }: ClockSetting): Promise<void> {
  const data = [
    { key: keys.offsetMs, value: String(offsetMs) },
    ...(frozenAtMs === null ? [] : [{ key: keys.frozenAtMs, value: String(frozenAtMs) }]),
  ]
  const where = { key: { in: [keys.offsetMs, keys.frozenAtMs] } }
  await db.$transaction([db.worldSetting.deleteMany({ where }), db.worldSetting.createMany({ data })])
}

/** Writes as what the ids of a world are given out from now on. */
export async function writeIdForm(db: PrismaClient, ids: IdForm): Promise<void> {
  const where = { key: keys.ids }
  await db.worldSetting.upsert({ where, create: { ...where, value: ids }, update: { value: ids } })
}

/** Stores the names of the scenarios that a world starts with, and when they were applied. */
export async function writeStart(db: PrismaClient, scenarios: readonly string[], at: Date): Promise<void> {
  const values = [
    [keys.startedWith, scenarios.join('\n')],
    [keys.startedAt, at.toISOString()],
  ] as const
  for (const [key, value] of values) {
    await db.worldSetting.upsert({ where: { key }, create: { key, value }, update: { value } })
  }
}

/** Writes the settings of a new world; its clock runs with real time. */
export async function writeSettings(
  db: PrismaClient,
  settings: Pick<WorldSettings, 'seed' | 'ids' | 'demoPassword' | 'demoPasswordHash'> & {
    readonly madeAt: Date
  },
): Promise<void> {
  await db.worldSetting.createMany({
    data: [
      { key: keys.seed, value: settings.seed },
      { key: keys.ids, value: settings.ids },
      { key: keys.demoPassword, value: settings.demoPassword },
      { key: keys.demoPasswordHash, value: settings.demoPasswordHash },
      { key: keys.madeAt, value: settings.madeAt.toISOString() },
    ],
  })
}
