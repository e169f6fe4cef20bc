import { type Static, Type } from 'typebox'
import { type EntryKindName, entryKindNames } from '../entries/entry-kinds.ts'
import { controlCall, InWorld, worldsPath } from './control-call.ts'

const Kind = Type.Enum([...entryKindNames] as EntryKindName[])

/** As many as one answer waits for; more are put in by several calls, or by the command line beside the server. */
export const mostEntries = 10_000

const RawEntry = Type.Record(Type.String(), Type.Unknown(), {
  description: 'its fields, as portal seed KIND --help and docs/testing.md list them',
})

export type EntryChange = Static<typeof EntryChange>
export const EntryChange = Type.Object({
  key: Type.String({ description: 'what the entry is called among its kind' }),
  change: Type.Enum(['added', 'updated', 'unchanged']),
  fields: Type.Record(Type.String(), Type.Object({ from: Type.Unknown(), to: Type.Unknown() }), {
    description: 'what an update changes',
  }),
})

export type PutEntries = Static<typeof PutEntries>
const PutEntries = Type.Object({
  kind: Kind,
  entries: Type.Array(RawEntry, { minItems: 1, maxItems: mostEntries }),
  update: Type.Optional(
    Type.Boolean({ description: 'change what is there already; without it that is a conflict' }),
  ),
  dryRun: Type.Optional(Type.Boolean({ description: 'tell what would change, and change nothing' })),
  places: Type.Optional(
    Type.Array(Type.String(), { description: 'where each entry comes from, named when it is refused' }),
  ),
})

export type EntryOutcome = Static<typeof EntryOutcome>
export const EntryOutcome = Type.Object({
  kind: Type.String(),
  added: Type.Integer({ minimum: 0 }),
  updated: Type.Integer({ minimum: 0 }),
  unchanged: Type.Integer({ minimum: 0 }),
  changes: Type.Array(EntryChange),
})

export const putEntries = controlCall({
  method: 'POST',
  path: `${worldsPath}/{world}/entries`,
  summary: 'Puts chosen users, roles, menu items, notices, orders and the like into a world, all or none',
  pathParams: InWorld,
  body: PutEntries,
  data: EntryOutcome,
})

export const generateEntries = controlCall({
  method: 'POST',
  path: `${worldsPath}/{world}/entries/generate`,
  summary: 'Adds generated rows to a world, all or none; some of their fields can be given',
  pathParams: InWorld,
  body: Type.Object({
    kind: Type.String({ description: 'in the plural, such as users' }),
    count: Type.Integer({ minimum: 1, maximum: mostEntries }),
    seed: Type.Optional(Type.String({ description: 'other data for another seed' })),
    given: Type.Optional(RawEntry),
    dryRun: PutEntries.properties.dryRun,
  }),
  data: Type.Object({
    kind: Type.String(),
    count: Type.Integer({ minimum: 0 }),
    added: Type.Array(Type.Unknown(), { description: 'the first thousand of them' }),
  }),
})

export const changeGrants = controlCall({
  method: 'POST',
  path: `${worldsPath}/{world}/grants`,
  summary: 'Grants responsibilities to a user, or revokes them',
  pathParams: InWorld,
  body: Type.Object({
    user: Type.String({ minLength: 1 }),
    grant: Type.Optional(
      Type.Array(Type.String(), { description: 'codes; the user starts with the first held' }),
    ),
    revoke: Type.Optional(Type.Array(Type.String())),
  }),
  data: Type.Object({
    user: Type.String(),
    granted: Type.Array(Type.String()),
    revoked: Type.Array(Type.String()),
    responsibilities: Type.Array(Type.String(), { description: 'held afterwards' }),
  }),
})
