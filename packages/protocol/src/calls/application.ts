import { type Static, Type } from 'typebox'
import { applicationKinds } from '../applications/application-kinds.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../entities/id.ts'
import { Code, DayFilter, OneOf, PageOf, PageQuery, PartOf, SortBy } from '../entities/list.ts'

/** `recorded`: taken without an approval. */
const applicationStates = ['running', 'approved', 'rejected', 'recorded'] as const

const Time = Type.String({ format: 'date-time' })
const Values = Type.Record(Type.String({ maxLength: 64 }), Type.Union([Type.String(), Type.Number()]))

/**
 * What a user applied for with a form: a special price, a change of an order, a refund and the like. Every field is
 * assumed. `values` are the fields with the names of referenced records; amounts are yuan, dates ISO 8601, UTC.
 */
export const Application = Type.Object({
  applicationId: Id,
  applicationNo: Type.String(),
  kind: Type.Enum(applicationKinds),
  state: Type.Enum(applicationStates),
  distributorCode: Type.String(),
  distributorName: Type.String(),
  amount: Type.Union([Type.Number(), Type.Null()]),
  applicantName: Type.String(),
  submittedAt: Time,
  decidedAt: Type.Union([Time, Type.Null()]),
  recordNo: Type.String({ description: 'number of the record that it made; empty where it made none' }),
  processInstanceId: Type.String({ description: 'its approval; empty where it has none' }),
  values: Values,
})
export type Application = Static<typeof Application>

const assumed = { access: 'certificate', area: 'business' } as const

export const applicationPage = endpoint({
  ...assumed,
  method: 'GET',
  path: '/api/businessServer/application/page',
  encoding: 'query',
  summary: 'Applications of one kind or all that the user may see, newest first, one page at a time',
  query: Type.Object({
    ...PageQuery.properties,
    kind: OneOf(applicationKinds),
    applicationNo: PartOf('the number'),
    state: OneOf(applicationStates),
    distributorCode: Code,
    storeName: Type.Optional(Type.String({ maxLength: 200, description: 'the whole name of a store' })),
    submittedFrom: DayFilter('first'),
    submittedTo: DayFilter('last'),
    sort: SortBy('submittedAt', 'amount'),
  }),
  data: PageOf(Application),
  provenance: { path: 'assumed', query: 'assumed', data: 'assumed' },
})

export const submitApplication = endpoint({
  ...assumed,
  method: 'POST',
  path: '/api/businessServer/application/submit',
  encoding: 'json',
  summary:
    'Takes a form: makes the record that it is about, or begins its approval; what comes again under one key is taken once',
  body: Type.Object({
    submissionKey: Type.String({ minLength: 8, maxLength: 64, description: 'new for each form' }),
    kind: Type.Enum(applicationKinds),
    values: Values,
  }),
  data: Application,
  provenance: { path: 'assumed', body: 'assumed', data: 'assumed' },
})
