import { wordsOn } from '../assumptions/assumption-list.ts'
import type { Endpoint } from '../endpoint.ts'
import { callIds, calls } from '../registry.ts'
import { operation } from './operation.ts'
import type { Examples } from './responses.ts'
import { refusalComponents, refusalResponses, refusalSchema } from './responses.ts'

/**
 * Recursive schemas carry their definition beside each use. An OpenAPI document names them once under components:
 * this lifts them there and points every `$ref` at the name. Returns a copy; the input is left alone.
 */
function schemaComponents(input: unknown): { value: unknown; schemas: Record<string, unknown> } {
  const schemas: Record<string, unknown> = {}

  const visit = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(visit)
    if (typeof node !== 'object' || node === null) return node
    const copy: Record<string, unknown> = {}
    for (const [key, value] of Object.entries(node)) {
      if (key === '$defs') for (const [name, schema] of Object.entries(value)) schemas[name] ??= visit(schema)
      else if (key === '$ref' && !String(value).startsWith('#')) copy[key] = `#/components/schemas/${value}`
      else if (key !== '$id') copy[key] = visit(value)
    }
    return copy
  }

  return { value: visit(input), schemas }
}

type Json = Record<string, unknown>

const description = `Every call of the portal's backend, as its offline twin answers it.

\`x-assumed: true\` marks in place what the specification does not show: the address at the operation, the encoding at
the media type, a whole part at the request body or response, a single field at its schema. \`x-assumed-values\` names values of
a shown field that are not shown themselves; \`x-specification\` says where a field is shown. The whole list: \`portal openapi
--assumed\`, or [/docs/assumptions](/docs/assumptions). Worlds, scenarios, clock, faults and journal are bent by the control
API: [/docs/control](/docs/control).

Try it out: call \`login\` with a demo account, then put the certificate of its answer under “Authorize”.`

const areas: Readonly<Record<string, string>> = {
  auth: 'Sign-in, codes, passwords and the signed-in user',
  organization: 'Departments',
  menu: 'Menus of the systems',
  lookup: 'The code table',
  favourites: 'Menu items kept at hand',
  notice: 'Notices, messages and files',
  approval: 'Tasks and approvals',
  business: 'Orders, pick-ups, points, projects and contracts',
  sso: 'Windows of other systems',
  external: 'Calls to other hosts',
}

const callTags = () =>
  [...new Set(Object.values(calls).map(({ area }) => area))].map((name) => ({
    name,
    description: areas[name] ?? name,
  }))

/**
 * The whole registry as an OpenAPI 3.1 document, with examples where there are any.
 * @param server address that the calls go to; by default where the document comes from
 */
export function openApiDocument(examples?: Examples, server = '/'): Json {
  const paths: Record<string, Json> = {}
  for (const id of callIds) {
    const call: Endpoint = calls[id]
    const described = { id, call, words: wordsOn(id), example: examples?.calls[id] }
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(described) }
  }
  const { value, schemas } = schemaComponents(paths)
  return {
    openapi: '3.1.0',
    info: { title: 'Portal backend', version: '1.0.0', description },
    servers: [{ url: server, description: server === '/' ? 'Where this document comes from' : 'A backend' }],
    tags: callTags(),
    paths: value,
    components: {
      schemas: { ...schemas, Refusal: refusalSchema },
      responses: refusalResponses,
      examples: refusalComponents(examples?.refusals),
      securitySchemes: {
        certificate: {
          type: 'apiKey',
          in: 'header',
          name: 'Certificate',
          description: 'The session token, as a sign-in answers it (specification §7)',
        },
      },
    },
  }
}
