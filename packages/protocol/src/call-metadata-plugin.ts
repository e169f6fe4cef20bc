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

/**
 * Vite plugin: `import { callMetadata } from 'virtual:portal-calls'` gives a browser bundle the calls' addresses as
 * plain data, and so do the rules of the configuration: no schema library is shipped to a browser.
 */
export function callMetadataPlugin() {
  return {
    name: 'portal-call-metadata',
    resolveId: (id: string) => (id in modules ? `\0${id}` : undefined),
    load: (id: string) => {
      const values = id.startsWith('\0') ? modules[id.slice(1)] : undefined
      return values && moduleOfValues({ ...values })
    },
  }
}
