import { type EncodedRequest, encodeRequest } from '@portal/protocol/encoding'
import type { Endpoint } from '@portal/protocol/endpoint'
import fc from 'fast-check'
import type { TSchema } from 'typebox'

const awkward = ['', '0', '-1', '1e300', '%00', '\0', "'", '%', '__proto__', '../..']
const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...awkward))
const integer = fc.oneof(
  fc.integer({ min: 1 }),
  fc.integer(),
  fc.constantFrom(1e300, Number.MAX_SAFE_INTEGER),
)

interface FieldSchema {
  readonly type?: string
  readonly pattern?: string
  readonly enum?: readonly unknown[]
}

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, FieldSchema>>
  readonly required?: string[]
}

/** Values of a field; where only some texts are right, half of them are, so that they get past the schema. */
function valuesOf({ type, pattern, enum: words }: FieldSchema): fc.Arbitrary<unknown> {
  if (type === 'array') return fc.array(text)
  if (type === 'integer') return integer
  if (words) return fc.oneof(fc.constantFrom(...words), text)
  return pattern ? fc.oneof(fc.stringMatching(new RegExp(pattern)), text) : text
}

/** Objects whose fields have the right types and any value; optional ones come and go. */
function objectsOf(schema: TSchema | undefined) {
  const { properties = {}, required = [] } = (schema ?? {}) as ObjectSchema // TypeBox objects are JSON Schema
  const fields = Object.entries(properties).map(([name, schema]) => [name, valuesOf(schema)] as const)
  return fc.record<Record<string, unknown>>(Object.fromEntries(fields), { requiredKeys: required })
}

/** Requests to one call, properly encoded, with any values of the right types: they get as far as the database. */
export const typedRequests = (call: Endpoint): fc.Arbitrary<EncodedRequest> =>
  fc
    .record({
      pathParams: objectsOf(call.pathParams),
      query: objectsOf(call.query),
      body: objectsOf(call.body),
    })
    .filter(({ pathParams }) => !Object.values(pathParams).includes('')) // encodeRequest refuses empty parts of a path
    .map((input) => encodeRequest(call, input))

const form = 'application/x-www-form-urlencoded'
const contentTypes = [
  'application/json',
  'application/json; charset=latin1',
  form,
  'multipart/form-data',
  'text/x',
  '?',
]
const headers = fc.record(
  {
    'content-type': fc.constantFrom(...contentTypes),
    certificate: fc.base64String(),
    cookie: fc.base64String(),
    'accept-encoding': fc.constantFrom('br', 'gzip', 'nonsense', ''),
  },
  { requiredKeys: [] },
)

/** Requests to one call's address with any query, headers and body. */
export function anyRequests({ method, path }: Endpoint): fc.Arbitrary<EncodedRequest> {
  const filled = text.map((value) => path.replace(/\{\w+\}/g, () => encodeURIComponent(value)))
  const url = fc.tuple(filled, fc.webQueryParameters()).map((parts) => parts.join('?'))
  const json = fc.json()
  const body = fc.oneof(
    json,
    json.map((value) => String(new URLSearchParams({ params: value }))),
    text,
  )
  return fc.record({ method: fc.constant(method), url, headers, ...(method === 'POST' ? { body } : {}) })
}
