import type { Endpoint } from '@portal/protocol/endpoint'
import fc from 'fast-check'
import type { TSchema } from 'typebox'

const awkward = ['', '0', '-1', '1e300', '%00', '\0', "'", '%', '__proto__', '../..']
const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...awkward))
const number = fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }))

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, { readonly type?: string }>>
}
const propertiesOf = (schema: TSchema | undefined) => (schema as ObjectSchema | undefined)?.properties ?? {} // JSON Schema

/** Values of the right type, so that they reach the database, and others. */
function valuesFor(schema: TSchema | undefined) {
  const fitting = Object.entries(propertiesOf(schema)).map(([name, { type }]) => {
    const value = type === 'array' ? fc.array(text) : type === 'integer' ? number : text
    return [name, value] as const
  })
  const names = [...fitting.map(([name]) => name), 'other']
  const anything = fc.dictionary(fc.constantFrom(...names), fc.oneof(fc.jsonValue(), text))
  return fc.oneof(fc.record(Object.fromEntries(fitting)), anything)
}

function bodiesFor({ body }: Endpoint) {
  const json = valuesFor(body).map((values) => JSON.stringify(values))
  const params = json.map((value) => String(new URLSearchParams({ params: value })))
  return fc.oneof(json, params, text)
}

function addressesFor({ path, pathParams, query }: Endpoint) {
  const names = fc.constantFrom(...Object.keys(propertiesOf(query)), 'other')
  const fields = fc
    .array(fc.tuple(names, text), { maxLength: 4 })
    .map((pairs) => `?${new URLSearchParams(pairs)}`)
  const filled = fc
    .array(text, { minLength: Object.keys(propertiesOf(pathParams)).length, maxLength: 3 })
    .map((values) =>
      values.reduce((rest, value) => rest.replace(/\{\w+\}/, () => encodeURIComponent(value)), path),
    )
  const queries = fc.oneof(
    fields,
    fc.webQueryParameters().map((raw) => `?${raw}`),
  )
  return fc.tuple(filled, queries).map((parts) => parts.join(''))
}

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

/** Requests to one call, from nearly right to plainly wrong. */
export const requestsTo = (call: Endpoint) =>
  fc.record({ url: addressesFor(call), payload: bodiesFor(call), headers })

/** The content type that a call's body has. */
export const contentTypeOf = ({ encoding }: Endpoint) => (encoding === 'json' ? 'application/json' : form)
