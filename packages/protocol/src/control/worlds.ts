import { type Static, Type } from 'typebox'
import { changedThingNames } from './changed-things.ts'
import { controlCall, InWorld, Name, worldsPath } from './control-call.ts'

const WorldSummary = Type.Object({
  name: Type.String(),
  bytes: Type.Integer({ minimum: 0 }),
  changedAt: Type.String({ description: 'real time, ISO 8601' }),
})

export const listWorlds = controlCall({
  method: 'GET',
  path: worldsPath,
  summary: 'All worlds',
  data: Type.Array(WorldSummary),
})

export const createWorld = controlCall({
  method: 'POST',
  path: worldsPath,
  summary: 'Makes a world from the template; refuses a name that is taken',
  body: Type.Object({ name: Name }),
  data: Type.Object({ name: Type.String() }),
})

export const ensureWorld = controlCall({
  method: 'POST',
  path: `${worldsPath}/ensure`,
  summary: 'Makes a world from the template unless there is one of that name',
  body: Type.Object({ name: Name }),
  data: Type.Object({ name: Type.String() }),
})

export const worldInfo = controlCall({
  method: 'GET',
  path: `${worldsPath}/{world}`,
  summary: 'What a world holds and how it is bent',
  pathParams: InWorld,
  data: Type.Object({
    ...WorldSummary.properties,
    now: Type.String({ description: "the world's own time, ISO 8601" }),
    seed: Type.String(),
    faults: Type.Integer({ minimum: 0 }),
    users: Type.Integer({ minimum: 0 }),
    orders: Type.Integer({ minimum: 0 }),
    snapshots: Type.Array(Type.String()),
  }),
})

export const entrance = controlCall({
  method: 'GET',
  path: `${worldsPath}/{world}/entrance`,
  summary:
    'The path that leads a browser into a world, signed in if a user is named: for links and QR codes; of a class such as class-# into its next free world',
  pathParams: InWorld,
  query: Type.Object({ user: Type.Optional(Type.String({ minLength: 1, description: 'userName' })) }),
  data: Type.Object({ path: Type.String({ description: 'below the address of the portal' }) }),
})

export const removeWorld = controlCall({
  method: 'POST',
  path: `${worldsPath}/{world}/remove`,
  summary: 'Deletes a world with its snapshots and its journal',
  pathParams: InWorld,
  data: Type.Null(),
})

export const resetWorld = controlCall({
  method: 'POST',
  path: `${worldsPath}/{world}/reset`,
  summary: 'Puts a world back to the template, clock and faults included, a damaged one too',
  pathParams: InWorld,
  data: Type.Null(),
})

export const copyWorld = controlCall({
  method: 'POST',
  path: `${worldsPath}/{world}/copy`,
  summary: 'Makes a new world with all that this one holds; refuses a name that is taken',
  pathParams: InWorld,
  body: Type.Object({ name: Name }),
  data: Type.Object({ name: Type.String() }),
})

const Row = Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Null()]))

export type WorldDifferences = Static<typeof WorldDifferences>
export const WorldDifferences = Type.Record(
  Type.String(),
  Type.Object({
    added: Type.Array(Row),
    changed: Type.Array(Type.Object({ key: Row, from: Row, to: Row })),
    removed: Type.Array(Row, { description: 'their keys' }),
  }),
  { description: 'by tables of the database; sessions and codes are left out' },
)

export const diffWorld = controlCall({
  method: 'GET',
  path: `${worldsPath}/{world}/diff`,
  summary:
    'What a world has that another has not, and the other way round; or what happened to it since it was made',
  pathParams: InWorld,
  query: Type.Object({ from: Type.Optional(Name) }),
  data: WorldDifferences,
})

const snapshotsPath = `${worldsPath}/{world}/snapshots` as const
const InSnapshot = Type.Object({ ...InWorld.properties, snapshot: Name })

export const listSnapshots = controlCall({
  method: 'GET',
  path: snapshotsPath,
  summary: 'The snapshots of a world',
  pathParams: InWorld,
  data: Type.Array(WorldSummary),
})

export const takeSnapshot = controlCall({
  method: 'POST',
  path: snapshotsPath,
  summary: 'Keeps the present state of a world under a name; an older one of that name is replaced',
  pathParams: InWorld,
  body: Type.Object({ name: Name }),
  data: Type.Null(),
})

export const restoreSnapshot = controlCall({
  method: 'POST',
  path: `${snapshotsPath}/{snapshot}/restore`,
  summary: 'Puts a world back to a snapshot; requests under way finish on the state they began with',
  pathParams: InSnapshot,
  data: Type.Null(),
})

export const removeSnapshot = controlCall({
  method: 'POST',
  path: `${snapshotsPath}/{snapshot}/remove`,
  summary: 'Deletes a snapshot',
  pathParams: InSnapshot,
  data: Type.Null(),
})

const happenings = [
  'added',
  'changed',
  'removed',
  'approved',
  'rejected',
  'granted',
  'revoked',
  'read',
  'answered',
] as const
export type Happening = (typeof happenings)[number]

const Nullable = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])
const Value = Nullable(Type.Union([Type.String(), Type.Number()]))

export type WorldChange = Static<typeof WorldChange>
const WorldChange = Type.Object({
  what: Type.Enum([...changedThingNames]),
  name: Type.String({
    description:
      'number, code, user name or title; of rows their table, or nothing where they are too many to list; of the clock nothing',
  }),
  nameEn: Nullable(Type.String({ description: 'where the name is Chinese' })),
  happened: Type.Enum([...happenings]),
  by: Nullable(Type.String({ description: 'userName of who did it, where the world knows' })),
  role: Nullable(Type.String({ description: 'code of what was granted or revoked' })),
  fields: Type.Record(Type.String(), Type.Object({ from: Value, to: Value }), {
    description: 'what a change changed, by columns of the database',
  }),
  rows: Type.Integer({ minimum: 1, description: 'how many rows of the database it is' }),
})

export const worldChanges = controlCall({
  method: 'GET',
  path: `${worldsPath}/{world}/changes`,
  summary:
    'The same as diff in words of the company: orders, approvals, notices, users and what happened to each',
  pathParams: InWorld,
  query: Type.Object({ from: Type.Optional(Name) }),
  data: Type.Array(WorldChange),
})
