import { callMetadata, entranceCallMetadata } from './call-metadata.ts'
import { controlMetadata } from './control/control-metadata.ts'
import { configRules, rareConfigRules } from './installation/config-rules.ts'
import { moduleOfValues } from './module-of-values.ts'
import { extensionIds } from './registry.ts'

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
