import { type Static, Type } from 'typebox'
import { entryKindNames } from '../entries/entry-kinds.ts'
import { ClockChange } from './clock.ts'
import { controlCall, Name } from './control-call.ts'
import { controlPath } from './control-path.ts'
import { AddedFault, FaultOrder } from './faults.ts'
import { Refusal } from './refusals.ts'
import { AppliedScenarios } from './scenarios.ts'

const classPath = `${controlPath}/class` as const

/** As many as one teacher looks after; more are made by several calls. */
const mostMadeAtOnce = 200

const Worlds = Type.Array(Name, {
  minItems: 1,
  maxItems: 500,
  description:
    'names of worlds; class-# is every class- with a number, * stands for any characters. Only its name chooses main to be reset or removed',
})

const Nullable = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])

/** What became of one of several worlds; a problem of one never stops the others. */
const Outcome = Type.Object({
  world: Type.String(),
  problem: Nullable(Type.String({ description: 'in English' })),
  refusal: Type.Optional(Refusal),
})
const Outcomes = Type.Array(Outcome)
export type WorldOutcome = Static<typeof Outcome>

export const makeWorlds = controlCall({
  method: 'POST',
  path: `${classPath}/make`,
  summary: 'Makes several worlds at once, all or none, in named states if any are given',
  body: Type.Object({
    prefix: Type.String({
      minLength: 1,
      maxLength: 60,
      description: 'how their names begin; class- makes class-01, class-02, …',
    }),
    count: Type.Integer({ minimum: 1, maximum: mostMadeAtOnce }),
    more: Type.Optional(
      Type.Boolean({ description: 'goes on after the last number of that class, for people who come late' }),
    ),
    scenarios: Type.Optional(
      Type.Array(Name, { maxItems: 20, description: 'applied in their order, and again at every reset' }),
    ),
  }),
  data: Type.Object({
    worlds: Type.Array(
      Type.Object({
        name: Type.String(),
        path: Type.String({ description: 'its entrance, below the address of the portal' }),
      }),
    ),
    accounts: AppliedScenarios.properties.accounts,
  }),
})

export const resetWorlds = controlCall({
  method: 'POST',
  path: `${classPath}/reset`,
  summary: 'Puts several worlds back to the scenarios that they began with, or to the plain company',
  body: Type.Object({
    worlds: Worlds,
    to: Type.Optional(Type.Enum(['start', 'company'], { description: 'start by default' })),
  }),
  data: Outcomes,
})

export const removeWorlds = controlCall({
  method: 'POST',
  path: `${classPath}/remove`,
  summary: 'Deletes several worlds with their snapshots and journals',
  body: Type.Object({ worlds: Worlds }),
  data: Outcomes,
})

export const changeClocks = controlCall({
  method: 'POST',
  path: `${classPath}/clock`,
  summary: 'Sets, moves, stops or restarts the clocks of several worlds',
  body: Type.Object({ worlds: Worlds, change: ClockChange }),
  data: Outcomes,
})

export const putIntoWorlds = controlCall({
  method: 'POST',
  path: `${classPath}/entries`,
  summary: 'Puts the same chosen entries, such as a notice, into several worlds',
  body: Type.Object({
    worlds: Worlds,
    kind: Type.Enum([...entryKindNames]),
    entries: Type.Array(Type.Record(Type.String(), Type.Unknown()), { minItems: 1, maxItems: 100 }),
    update: Type.Optional(Type.Boolean({ description: 'change what is there already' })),
  }),
  data: Outcomes,
})

export const addFaults = controlCall({
  method: 'POST',
  path: `${classPath}/faults`,
  summary: 'Adds the same fault to several worlds',
  body: Type.Object({ worlds: Worlds, fault: FaultOrder }),
  data: Type.Array(Type.Object({ ...Outcome.properties, differences: AddedFault.properties.differences })),
})

export const clearFaultsOf = controlCall({
  method: 'POST',
  path: `${classPath}/faults/clear`,
  summary: 'Ends every fault of several worlds',
  body: Type.Object({ worlds: Worlds }),
  data: Outcomes,
})

export type WatchedWorld = Static<typeof WatchedWorld>
export const WatchedWorld = Type.Object({
  name: Type.String(),
  path: Type.String({ description: 'its entrance, below the address of the portal' }),
  now: Nullable(Type.String({ description: "the world's time, ISO 8601; null where it cannot be opened" })),
  frozen: Type.Boolean(),
  faults: Type.Integer({ minimum: 0 }),
  scenarios: Type.Array(Type.String({ description: 'what it began with' })),
  users: Type.Array(
    Type.Object({
      userName: Type.String(),
      lastAt: Type.String({ description: 'real time of their latest request, ISO 8601' }),
    }),
    { description: 'who has been in, as far as the journal knows, the latest first' },
  ),
  givenAt: Nullable(
    Type.String({ description: 'when the link of its class led a browser into it: real time, ISO 8601' }),
  ),
  last: Nullable(
    Type.Object({
      time: Type.String({ description: 'real time, ISO 8601' }),
      user: Nullable(Type.String()),
      call: Nullable(Type.String({ description: 'id of a call' })),
      path: Type.String(),
      status: Nullable(Type.String()),
    }),
  ),
  tour: Nullable(
    Type.Object({
      scenario: Type.String({ description: 'whose story it is' }),
      step: Nullable(Type.Integer({ minimum: 0, description: 'as in the answers to the browsers there' })),
      steps: Type.Integer({ minimum: 1 }),
      left: Type.Boolean({ description: 'put aside by its trainee' }),
    }),
  ),
  problem: Nullable(Type.String({ description: 'why it cannot be opened, in English' })),
  refusal: Type.Optional(Refusal),
})

export const watchWorlds = controlCall({
  method: 'GET',
  path: classPath,
  summary: 'Who is in several worlds: their latest request, users, clocks and entrances',
  query: Type.Object({
    worlds: Type.Optional(
      Type.String({
        description: 'a name; class-# is every class- with a number, * stands for any characters',
      }),
    ),
  }),
  data: Type.Array(WatchedWorld),
})
