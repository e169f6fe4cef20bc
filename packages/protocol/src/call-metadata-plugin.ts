import { callMetadata, entranceCallMetadata } from './call-metadata.ts'
import { controlMetadata } from './control/control-metadata.ts'
import { configRules, rareConfigRules } from './installation/config-rules.ts'
import { extensionIds } from './registry.ts'

/** Shorter ones are as short as a name. */
const shortest = 16

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The code of a module that exports plain data, in which equal parts are written once. */
export function moduleOfValues(values: Readonly<Record<string, unknown>>): string {
  const times = new Map<string, number>()
  const count = (value: unknown) => {
    if (!isRecord(value)) return
    const text = JSON.stringify(value)
    times.set(text, (times.get(text) ?? 0) + 1)
    if (times.get(text) === 1) Object.values(value).forEach(count)
  }
  Object.values(values).forEach(count)

  const lines: string[] = []
  const names = new Map<string, string>()
  const codeOf = (value: unknown): string => {
    const text = JSON.stringify(value)
    if (!isRecord(value)) return text
    const known = names.get(text)
    if (known) return known
    const entries = Object.entries(value).filter(([, part]) => part !== undefined)
    const code = Array.isArray(value)
      ? `[${value.map(codeOf).join()}]`
      : `{${entries.map(([name, part]) => `${JSON.stringify(name)}:${codeOf(part)}`).join()}}`
    if ((times.get(text) ?? 0) < 2 || text.length < shortest) return code
    const name = `part${names.size}`
    names.set(text, name)
    lines.push(`const ${name} = ${code}`)
    return name
  }
  for (const [name, value] of Object.entries(values)) lines.push(`export const ${name} = ${codeOf(value)}`)
  return lines.join('\n')
}

/** The content of each virtual module; separate, so that a bundle only includes what it imports. */
const modules: Readonly<Record<string, object>> = {
  'virtual:portal-control-calls': { controlMetadata, callMetadata },
  'virtual:portal-calls': { callMetadata, extensionIds },
  'virtual:portal-entrance-calls': { entranceCallMetadata },
  'virtual:portal-config-rules': { configRules },
  'virtual:portal-rare-config-rules': { rareConfigRules },
}

/** The modules that export all of it. */
const sources = ['call-metadata', 'control/control-metadata', 'installation/config-rules', 'registry']

/**
 * Vite plugin: `import { callMetadata } from 'virtual:portal-calls'` gives a browser bundle the calls' addresses as
 * plain data, and so do the rules of the configuration: no schema library is shipped to a browser. In development it
 * gives the sources of the data, so that a change reaches the page.
 */
export function callMetadataPlugin() {
  let isDevelopment = false
  return {
    name: 'portal-call-metadata',
    configResolved({ mode }: { readonly mode: string }) {
      isDevelopment = mode === 'development'
    },
    resolveId: (id: string) => (id in modules ? `\0${id}` : undefined),
    load: (id: string) => {
      const values = id.startsWith('\0') ? modules[id.slice(1)] : undefined
      if (!values || !isDevelopment) return values && moduleOfValues({ ...values })
      return sources.map((source) => `export * from '@portal/protocol/${source}'`).join('\n')
    },
  }
}
