import type { Endpoint } from './endpoint.ts'
import { EnvelopeOf } from './envelope-schema.ts'
import { schemaComponents } from './openapi-components.ts'
import { calls } from './registry.ts'

type Json = Record<string, unknown>
const provenanceKey = 'x-provenance'

const pathParameters = (endpoint: Endpoint) => parameters(endpoint, 'path', 'pathParams')
const queryParameters = (endpoint: Endpoint) => parameters(endpoint, 'query', 'query')

function parameters(endpoint: Endpoint, where: 'path' | 'query', part: 'pathParams' | 'query'): Json[] {
  const schema = endpoint[part] as { properties?: Record<string, Json>; required?: string[] } | undefined // TypeBox objects are JSON Schema
  return Object.entries(schema?.properties ?? {}).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || (schema?.required ?? []).includes(name),
    schema: property,
    [provenanceKey]: endpoint.provenance[part] ?? 'assumed',
  }))
}

function requestBody(endpoint: Endpoint): Json | undefined {
  if (!endpoint.body) return undefined
  const media: Json =
    endpoint.encoding === 'json'
      ? { 'application/json': { schema: endpoint.body } }
      : { 'application/x-www-form-urlencoded': { schema: formSchema(endpoint) } }
  return { required: true, content: media, [provenanceKey]: endpoint.provenance.body ?? 'assumed' }
}

/** `form-params` puts the whole input as JSON into one field (specification §7). */
const formSchema = (endpoint: Endpoint): unknown =>
  endpoint.encoding === 'form'
    ? endpoint.body
    : {
        type: 'object',
        required: ['params'],
        properties: {
          params: { type: 'string', contentMediaType: 'application/json', contentSchema: endpoint.body },
        },
      }

function responses(endpoint: Endpoint): Json {
  if (endpoint.answer === 'redirect') return { '302': { description: 'Redirect into the other system' } }
  const answer =
    endpoint.answer === 'stylesheet'
      ? { description: 'Stylesheet', content: { 'text/css': { schema: endpoint.data } } }
      : {
          description:
            'Envelope; status S, D or M is accepted, E is a rejection, E with code 4001 ends the session',
          content: { 'application/json': { schema: EnvelopeOf(endpoint.data) } },
        }
  return { '200': { ...answer, [provenanceKey]: endpoint.provenance.data ?? 'assumed' } }
}

function operation(id: string, endpoint: Endpoint): Json {
  const body = requestBody(endpoint)
  return {
    operationId: id,
    summary: endpoint.summary,
    tags: [endpoint.area],
    security: endpoint.access === 'certificate' ? [{ certificate: [] }] : [],
    parameters: [...pathParameters(endpoint), ...queryParameters(endpoint)],
    ...(body ? { requestBody: body } : {}),
    responses: responses(endpoint),
    'x-path-provenance': endpoint.provenance.path ?? 'assumed',
  }
}

/** The whole registry as an OpenAPI 3.1 document; what the specification does not show is marked `assumed`. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {}
  for (const [id, endpoint] of Object.entries(calls)) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operation(id, endpoint),
    }
  }
  const { value, schemas } = schemaComponents(paths)
  return {
    openapi: '3.1.0',
    info: { title: 'Portal backend', version: '1.0.0', description: 'Calls of the portal and their answers' },
    tags: [...new Set(Object.values(calls).map(({ area }) => area))].map((name) => ({ name })),
    paths: value,
    components: {
      schemas,
      securitySchemes: { certificate: { type: 'apiKey', in: 'header', name: 'Certificate' } },
    },
  }
}
