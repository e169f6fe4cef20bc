import { encodingIsShown } from '../assumptions/call-assumptions.ts'
import type { WireValues } from '../encoding.ts'
import type { Encoding, Endpoint } from '../endpoint.ts'
import type { DescribedCall } from './responses.ts'
import { assumedKey, marked, responses } from './responses.ts'

type Json = Record<string, unknown>

const assumed = (isAssumed: boolean): Json => (isAssumed ? { [assumedKey]: true } : {})

const isShown = (call: Endpoint, part: 'pathParams' | 'query' | 'body') =>
  call.provenance[part] === 'documented'

function parameters({ call, example }: DescribedCall, where: 'path' | 'query'): Json[] {
  const part = where === 'path' ? 'pathParams' : 'query'
  const schema = call[part]
  if (!schema) return []
  const { properties = {}, required = [] } = marked(schema, isShown(call, part)) as {
    properties?: Record<string, Json>
    required?: string[]
  } // parameters are the fields of an object schema
  return Object.entries(properties).map(([name, { description, ...property }]) => {
    const value = example?.input[part]?.[name]
    return {
      name,
      in: where,
      required: where === 'path' || required.includes(name),
      ...(description ? { description } : {}),
      schema: property,
      ...(value === undefined ? {} : { example: value }),
      ...assumed(assumedKey in property),
    }
  })
}

function requestBody({ call, example }: DescribedCall): Json {
  if (!call.body) return {}
  const schema = marked(call.body, isShown(call, 'body'))
  const value = example?.input.body
  const type = call.encoding === 'json' ? 'application/json' : 'application/x-www-form-urlencoded'
  const media = {
    ...carried[call.encoding](schema, value),
    ...assumed(!encodingIsShown(call)),
  }
  return { requestBody: { required: true, content: { [type]: media }, ...assumed(!isShown(call, 'body')) } }
}

const withExample = (schema: Json, value: unknown): Json => ({
  schema,
  ...(value === undefined ? {} : { examples: { demo: { value } } }),
})

/** How each encoding carries a body. Pages that try calls fill forms in from the examples of single fields. */
const carried: Readonly<Record<Encoding, (schema: Json, value: WireValues | undefined) => Json>> = {
  json: withExample,
  query: withExample,
  form: (schema, value) =>
    withExample({ ...schema, properties: exemplified(schema.properties, value) }, value),
  // One field `params` with the whole input as JSON (specification §7).
  'form-params': (schema, value) => ({
    ...withExample(
      {
        type: 'object',
        required: ['params'],
        properties: exemplified({ params: schema }, { params: value }),
      },
      value && { params: value },
    ),
    encoding: { params: { contentType: 'application/json' } },
  }),
}

const exemplified = (properties: unknown, values: WireValues = {}) =>
  Object.fromEntries(
    Object.entries(Object(properties)).map(([name, property]) => [
      name,
      values[name] === undefined ? property : { ...Object(property), examples: [values[name]] },
    ]),
  )

const encodings = {
  json: 'The body is JSON.',
  form: 'The body is urlencoded, one field per value.',
  'form-params': 'The body is urlencoded, with one field `params` that holds the values as JSON.',
  query: 'The values are in the address.',
} as const

function description({ call, words }: DescribedCall): string {
  const source =
    words === null
      ? '**Beyond the specification**: it lacks this call, all of it is assumed.'
      : `Specification §7:\n\n> ${words}`
  const address = call.provenance.path === 'assumed' && words !== null ? 'The path is assumed. ' : ''
  return `${source}\n\n${address}${encodings[call.encoding]}`
}

export function operation(described: DescribedCall): Json {
  const { id, call, words } = described
  return {
    operationId: id,
    summary: call.summary,
    description: description(described),
    tags: [call.area],
    security: call.access === 'certificate' ? [{ certificate: [] }] : [],
    parameters: [...parameters(described, 'path'), ...parameters(described, 'query')],
    ...requestBody(described),
    responses: responses(described),
    ...assumed(call.provenance.path !== 'documented'),
    ...(words === null ? { 'x-beyond-specification': true } : {}),
  }
}
