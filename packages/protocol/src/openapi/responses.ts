import { Type } from 'typebox'
import { EnvelopeOf } from '../envelope-schema.ts'
import { type DescribedCall, type Example, type RefusalName, refusals } from './examples.ts'
import { assumedKey, marked } from './marks.ts'

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

const unreadable = {
  description: 'The request cannot be read',
  content: { 'application/json': { schema: refusal, examples: refusalExamples('unreadable') } },
}

const redirect = (example: Example | undefined): Json => ({
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
  if (described.call.answer === 'redirect') return redirect(described.example)
  if (described.call.answer === 'stylesheet') return { ...stylesheet(described.example), '400': unreadable }
  return { '200': envelopeResponse(described), '400': unreadable }
}

/** The refusals among the components, named for the answers that point at them. */
export const refusalComponents = (examples: Readonly<Record<RefusalName, unknown>> | undefined): Json =>
  Object.fromEntries(
    Object.entries(refusals).map(([name, summary]) => [
      name,
      { summary, value: examples?.[name as RefusalName] }, // keys of a const object are its names
    ]),
  )
