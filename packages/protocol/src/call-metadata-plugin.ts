import { callMetadata } from './call-metadata.ts'

const moduleId = 'virtual:portal-calls'

/**
 * Vite plugin: `import { callMetadata } from 'virtual:portal-calls'` gives a browser bundle the calls' addresses as
 * plain data, so that no schema and no schema library is shipped to a browser.
 */
export function callMetadataPlugin() {
  return {
    name: 'portal-call-metadata',
    resolveId: (id: string) => (id === moduleId ? `\0${moduleId}` : undefined),
    load: (id: string) =>
      id === `\0${moduleId}` ? `export const callMetadata = ${JSON.stringify(callMetadata)}` : undefined,
  }
}
