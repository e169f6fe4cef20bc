import type { JsonSchema } from '@portal/protocol/assumptions/call-assumptions'
import { controlCalls, controlIds } from '@portal/protocol/control/control-calls'
import { controlTokenHeader } from '@portal/protocol/control/control-path'
import { faultShapeNames, faultShapes } from '@portal/protocol/control/fault-kinds'
import { requestStreamPath } from '@portal/protocol/control/requests'
import type { Endpoint } from '@portal/protocol/endpoint'
import { expectedIn } from '@portal/protocol/entries/entry-fields'
import { entryKindNames, entryKindOf } from '@portal/protocol/entries/entry-kinds'
import { escapeHtml, htmlPage } from './html-page.ts'

/** A schema in the notation of TypeScript, on one line. */
function notationOf(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.anyOf) return schema.anyOf.map(notationOf).join(' | ')
  const [values] = Object.values(schema.patternProperties ?? {})
  if (values) return `{ name: ${notationOf(values)}, … }`
  if (schema.items) return `[${notationOf(schema.items)}, …]`
  if (schema.properties) return fieldsOf(schema.properties, schema.required ?? [])
  return schema.type ?? 'anything'
}

function fieldsOf(properties: Readonly<Record<string, JsonSchema>>, required: readonly string[]): string {
  const fields = Object.entries(properties).map(
    ([name, field]) => `${name}${required.includes(name) ? '' : '?'}: ${notationOf(field)}`,
  )
  return `{ ${fields.join(', ')} }`
}

const code = (text: string) => `<code>${escapeHtml(text)}</code>`

function section(id: string, { method, path, summary, query, body, data }: Endpoint): string {
  const parts = Object.entries({ query, body, data }).flatMap(([part, schema]) =>
    schema ? [`<dt>${part}</dt><dd>${code(notationOf(schema))}</dd>`] : [],
  )
  return `<h3 id="${id}">${code(`${method} ${path}`)}</h3>
<p>${escapeHtml(summary)}</p>
<dl>${parts.join('')}</dl>`
}

const shapes = faultShapeNames.map(
  (name) => `<dt>${code(name)}</dt><dd>${escapeHtml(faultShapes[name].says)}</dd>`,
)

/** The fields of what `putEntries` takes, made of the same table as the command line. */
const kinds = entryKindNames.map((kind) => {
  const { says, fields } = entryKindOf(kind)
  const rows = Object.entries(fields).map(([name, field]) => {
    const usual = field.isRequired ? 'needed' : `by default ${field.usual ?? 'none'}`
    const description = `${field.says}: ${expectedIn(field)} (${usual})`
    return `<dt>${code(name)}</dt><dd>${escapeHtml(description)}</dd>`
  })
  return `<h3>${code(kind)}</h3>\n<p>${escapeHtml(says)}</p>\n<dl>${rows.join('')}</dl>`
})

const example = `curl -H 'Content-Type: application/json' -d '{"change":{"action":"travel","by":"3d"}}' \\
  http://localhost:8200/__portal/worlds/main/clock`

/** How testers bend the backend from programs of their own: every call of the control API. */
export function controlPage(): string {
  const content = `<p>Worlds, scenarios, clock, faults and journal, for programs of this machine; the command line
does the same (${['seed', 'grant', 'world', 'snapshot', 'scenario', 'clock', 'fault', 'codes', 'requests'].map((command) => code(`portal ${command}`)).join(', ')}).
An answer is an envelope around ${code('data')}, and refuses with E. A server that listens beyond this machine asks for its
${code('--control-token')} in the header ${code(controlTokenHeader)}. <a href="/docs">All calls of the backend</a></p>
<p>${code(example)}</p>
<p>${code(`GET ${requestStreamPath}`)} tells requests as they come, as server-sent events, with the query of
<a href="#listRequests">the list</a>.</p>
<p class="calls">${controlIds.map((id) => `<a href="#${id}">${code(id)}</a>`).join('')}</p>
${controlIds.map((id) => section(id, controlCalls[id])).join('\n')}
<h2 id="entries">Fields of entries</h2>
${kinds.join('\n')}
<h2 id="shapes">Shapes of a fault</h2>
<dl>${shapes.join('')}</dl>`
  return htmlPage({ title: 'Control API', content, language: 'en', styles: ['documents', 'control'] })
}
