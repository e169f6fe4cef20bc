import { type Static, Type } from 'typebox'
import { Time } from './clock.ts'
import { controlCall, InWorld, worldsPath } from './control-call.ts'
import { callProblem } from './fault-target.ts'
import { mostRequests } from './most-requests.ts'

const Nullable = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])

export type Difference = Static<typeof Difference>
/** Where an answer is not as its call is defined. Values that could be secret are given by type only. */
export const Difference = Type.Object({
  path: Type.String({ description: 'JSON pointer into the answer; empty for all of it' }),
  expected: Type.String(),
  found: Type.String(),
})

/** `similar recording`: that of another request to the same call, because this one was never recorded. */
export const AnsweredBy = Type.Enum(['world', 'upstream', 'recording', 'similar recording'])
export type AnsweredBy = Static<typeof AnsweredBy>

export type RequestRecord = Static<typeof RequestRecord>
/** One request as the journal keeps it: passwords, codes and certificates are masked. */
export const RequestRecord = Type.Object({
  id: Type.Integer({ description: 'grows with every request' }),
  time: Type.String({ description: 'real time at which it came in, ISO 8601' }),
  method: Type.String(),
  path: Type.String({ description: 'without the query' }),
  call: Nullable(Type.String({ description: 'id of the call, null where none has this address' })),
  user: Nullable(Type.String()),
  request: Type.Unknown({ description: 'decoded: query and body, where there are any' }),
  httpStatus: Nullable(Type.Integer({ description: 'null when the connection ended without an answer' })),
  status: Nullable(Type.String({ description: "the envelope's status" })),
  code: Nullable(Type.String({ description: "the envelope's code" })),
  fault: Nullable(Type.String({ description: 'kinds of the faults that struck, joined by +' })),
  requestId: Nullable(
    Type.String({ description: 'the `X-Request-Id` that it came with, as its client or a proxy sent it' }),
  ),
  durationMs: Type.Number({ minimum: 0 }),
  answeredBy: AnsweredBy,
  differences: Type.Array(Difference, {
    description: 'where a passed or replayed answer departs from the contract; the first ones',
  }),
})

const CallId = Type.Refine(
  Type.String({ description: 'id of a call' }),
  (id) => callProblem(id) === undefined,
  () => 'must be the id of a call, as the OpenAPI document lists them',
)

export const RequestFilter = Type.Object({
  call: Type.Optional(CallId),
  user: Type.Optional(Type.String()),
  requestId: Type.Optional(Type.String({ description: 'the number that people are shown beside a failure' })),
  status: Type.Optional(Type.String({ description: 'an envelope status such as E, or an HTTP status' })),
  differs: Type.Optional(
    Type.Boolean({ description: 'only those whose answer departs from the contract, or only the others' }),
  ),
  failed: Type.Optional(
    Type.Boolean({
      description: 'only those with status E, an HTTP status from 400 or no answer, or only the others',
    }),
  ),
  struck: Type.Optional(Type.Boolean({ description: 'only those that a fault struck, or only the others' })),
  search: Type.Optional(
    Type.String({
      maxLength: 200,
      description:
        'text in the call, path, user, code, fault or number; the case of Latin letters does not count',
    }),
  ),
  orCalls: Type.Optional(
    Type.String({
      maxLength: 4000,
      description: 'ids of calls with commas between, which a search finds, too: those that a page names so',
    }),
  ),
  since: Type.Optional(Time),
  until: Type.Optional(Time),
  after: Type.Optional(Type.Integer({ minimum: 0, description: 'only ids above this one' })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: mostRequests, default: 100 })),
})
export type RequestFilter = Static<typeof RequestFilter>

const requestsPath = `${worldsPath}/{world}/requests` as const
/** Server-sent events, one per request, each with a {@link RequestRecord} as JSON. */
export const requestStreamPath = `${requestsPath}/stream` as const

export const listRequests = controlCall({
  method: 'GET',
  path: requestsPath,
  summary: 'The latest requests to a world, oldest first',
  pathParams: InWorld,
  query: RequestFilter,
  data: Type.Array(RequestRecord),
})

export const countRequests = controlCall({
  method: 'GET',
  path: `${requestsPath}/count`,
  summary: 'How many of the requests to a world that its journal keeps fit a filter',
  pathParams: InWorld,
  query: RequestFilter,
  data: Type.Integer({ minimum: 0 }),
})

export const clearRequests = controlCall({
  method: 'POST',
  path: `${requestsPath}/clear`,
  summary: 'Empties the journal of a world',
  pathParams: InWorld,
  data: Type.Null(),
})
