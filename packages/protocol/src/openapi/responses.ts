import { Type } from 'typebox'
import type { JsonSchema } from '../assumptions/call-assumptions.ts'
import { assumedValues } from '../assumptions/call-assumptions.ts'
import type { CallInput } from '../encoding.ts'
import type { Endpoint } from '../endpoint.ts'
import type { Envelope } from '../envelope.ts'
import { EnvelopeOf } from '../envelope-schema.ts'
import type { CallId } from '../registry.ts'
import { sourceKey } from '../specified.ts'

/** On a field: the specification does not show it. */
export const assumedKey = 'x-assumed'
/** On a field that the specification shows: values or formats that it does not show. */
const assumedValuesKey = 'x-assumed-values'

/**
 * A copy of a schema with a mark on each field whether the specification shows it. Inside an unspecified part no field
 * is marked as specified, even if it is elsewhere.
 */
export function marked(schema: JsonSchema, isPartShown: boolean): Record<string, unknown> {
  const below = (value: unknown, isProperty: boolean): unknown => {
    if (Array.isArray(value)) return value.map((item) => below(item, false))
    if (typeof value !== 'object' || value === null) return value
    const copy = Object.fromEntries(
      Object.entries(value).map(([key, child]) => [
        key,
        key === 'properties' ? fields(child) : below(child, false),
      ]),
    )
    return isProperty ? withMark(copy, value) : copy
  }
  const fields = (properties: object) =>
    Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, below(field, true)]))
  const withMark = ({ [sourceKey]: source, ...copy }: Record<string, unknown>, field: JsonSchema) => {
    if (!isPartShown || source === undefined) return { ...copy, [assumedKey]: true }
    const values = assumedValues(field)
    return { ...copy, [sourceKey]: source, ...(values === '' ? {} : { [assumedValuesKey]: values }) }
  }
  return Object(below(schema, false))
}

/** Request and response of a call; `location` is the target of a redirect. */
export interface Example {
  readonly input: CallInput
  readonly answer?: Envelope
  readonly location?: string
  readonly stylesheet?: string
}

/** Requests and answers that the demo company really gave, by call; and refusals that any call may answer. */
export interface Examples {
  readonly calls: Readonly<Record<CallId, Example>>
  readonly refusals: Readonly<Record<RefusalName, Envelope>>
}

const refusals = {
  rejection: 'A rejection: the message is meant for the user',
  namedField: 'A rejection of a value: the message names the field and what was expected',
  sessionEnded: 'No live certificate: the session is over',
  unreadable: 'HTTP 400: a request that cannot be read',
} as const
type RefusalName = keyof typeof refusals

export interface DescribedCall {
  readonly id: string
  readonly call: Endpoint
  /** The specification's words on it; null for a call that it lacks. */
  readonly words: string | null
  readonly example: Example | undefined
}

type Json = Record<string, unknown>

/** What a refused request is answered with; named once among the components. */
export const refusalSchema = EnvelopeOf(Type.Null())
const refusal = { $ref: '#/components/schemas/Refusal' }

/** An envelope around described data; of its fields the specification lacks only `count`. */
function envelopeOf(data: Json, isDataShown: boolean): Json {
  const { properties, ...envelope } = EnvelopeOf(Type.Unknown())
  return {
    ...envelope,
    properties: {
      ...properties,
      data: isDataShown ? data : { ...data, [assumedKey]: true },
      count: { ...properties.count, [assumedKey]: true },
    },
  }
}

const refusalExamples = (...names: RefusalName[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/examples/${name}` }]))

const accepted = (value: unknown): Json =>
  value === undefined ? {} : { accepted: { summary: 'Accepted; lists are cut after two entries', value } }

function envelopeResponse({ call, example }: DescribedCall): Json {
  const isShown = call.provenance.data === 'documented'
  const refused =
    call.access === 'certificate'
      ? refusalExamples('rejection', 'sessionEnded')
      : refusalExamples('rejection')
  return {
    description: `An envelope: ${envelopeWords}`,
    content: {
      'application/json': {
        schema: { anyOf: [envelopeOf(marked(call.data, isShown), isShown), refusal] },
        examples: { ...accepted(example?.answer), ...refused, ...refusalExamples('namedField') },
      },
    },
    ...(isShown ? {} : { [assumedKey]: true }),
  }
}

const envelopeWords =
  'status S, D or M is accepted, any other is a rejection, E with code 4001 ends the session (specification §8)'

const refusalResponse = (description: string, ...examples: RefusalName[]): Json => ({
  description,
  content: {
    'application/json': {
      schema: refusal,
      ...(examples.length > 0 ? { examples: refusalExamples(...examples) } : {}),
    },
  },
})

/** What any call may be refused with before it is looked at; named once among the components. */
export const refusalResponses = {
  Unreadable: refusalResponse('The request cannot be read', 'unreadable'),
  WrongMethod: {
    ...refusalResponse('The path has other methods'),
    headers: { Allow: { description: 'The methods that it has', schema: { type: 'string' } } },
  },
  TooLarge: refusalResponse('The body is larger than a megabyte'),
  WrongType: refusalResponse('The body is of another content type than the call takes'),
  UnknownWorld: refusalResponse('The request names a world that does not exist'),
  OutOfService: refusalResponse(
    'Its world is damaged, was written by a newer version or is one too many, or its database is not available for now',
  ),
  StorageFull: refusalResponse('The disk of the database is full'),
} as const

const named = (name: keyof typeof refusalResponses) => ({ $ref: `#/components/responses/${name}` })

const refusalsOf = ({ call }: DescribedCall): Json => ({
  '400': named('Unreadable'),
  '404': named('UnknownWorld'),
  '405': named('WrongMethod'),
  ...(call.body ? { '413': named('TooLarge'), '415': named('WrongType') } : {}),
  '503': named('OutOfService'),
  '507': named('StorageFull'),
})

const redirect = (example: Example | undefined): Json => ({
  '200': refusalResponse('A refusal, to a program: it accepts no HTML', 'rejection', 'sessionEnded'),
  '302': {
    description: 'Redirect of the window into the other system',
    headers: {
      Location: {
        schema: { type: 'string' },
        ...(example?.location ? { example: example.location } : {}),
      },
    },
  },
  '401': { description: 'A page that tells: the certificate is dead', content: page },
  '403': { description: 'A page that tells: the system or page is not for this user', content: page },
  '404': { description: 'A page that tells: there is no such system, page or world', content: page },
  '503': {
    description: 'A page that tells: the world or its database cannot be used for now',
    content: page,
  },
  '507': { description: 'A page that tells: the disk of the database is full', content: page },
})
const page = { 'text/html': { schema: { type: 'string' } } }

const stylesheet = (example: Example | undefined): Json => ({
  '200': {
    description: 'A stylesheet',
    content: {
      'text/css': {
        schema: { type: 'string' },
        ...(example?.stylesheet ? { example: example.stylesheet } : {}),
      },
    },
    [assumedKey]: true,
  },
})

/** What a call may answer, by HTTP status. */
export function responses(described: DescribedCall): Json {
  const { answer } = described.call
  if (answer === 'redirect') return { ...redirect(described.example), '405': named('WrongMethod') }
  const accepted =
    answer === 'stylesheet' ? stylesheet(described.example) : { '200': envelopeResponse(described) }
  return { ...accepted, ...refusalsOf(described) }
}

/** The refusals among the components, named for the answers that point at them. */
export const refusalComponents = (examples: Readonly<Record<RefusalName, unknown>> | undefined): Json =>
  Object.fromEntries(
    Object.entries(refusals).map(([name, summary]) => [
      name,
      { summary, value: examples?.[name as RefusalName] }, // keys of a const object are its names
    ]),
  )
