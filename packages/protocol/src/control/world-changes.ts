import { type Static, Type } from 'typebox'
import { changedThingNames } from './changed-things.ts'
import { controlCall, InWorld, Name, worldsPath } from './control-call.ts'

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
