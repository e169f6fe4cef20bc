import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ownedParcels = fileURLToPath(new URL('owned-parcels.ts', import.meta.url))
const memory = fileURLToPath(new URL('../src/features/sub-apps/host/library-memory.ts', import.meta.url))

/** What the libraries keep for good, by the file that keeps it, and where it is kept instead. */
const kept: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/qiankun/es/apis.js': {
    'appConfigPromiseGetterMap = new Map()': 'pages',
  },
  '/import-html-entry/esm/index.js': {
    'styleCache = {}': 'styleTexts',
    'scriptCache = {}': 'scriptTexts',
    'embedHTMLCache = {}': 'pageTexts',
  },
  '/import-html-entry/esm/utils.js': { 'evalCache = {}': 'compiledScripts' },
}

/** Has the hosting library forget pages that were closed or failed, and files that nobody asks for any more. */
export function forgottenPages(): Plugin {
  let isGiven = false
  let isAsked = false
  return {
    name: 'forgotten-pages',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer?.endsWith('/qiankun/es/apis.js')) return undefined
      isAsked = true
      if (source !== 'single-spa') return undefined
      isGiven = true
      return ownedParcels
    },
    transform(code, id) {
      const file = Object.keys(kept).find((end) => id.endsWith(end))
      if (!file) return undefined
      let text = `import { libraryMemory } from ${JSON.stringify(memory)}\n${code}`
      for (const [made, name] of Object.entries(kept[file] ?? {})) {
        if (code.split(`var ${made};`).length !== 2) throw new Error(`${file} keeps otherwise now: ${made}`)
        text = text.replace(`var ${made};`, `var ${made.split(' ')[0]} = libraryMemory.${name};`)
      }
      return { code: text, map: null }
    },
    buildEnd(error) {
      if (!error && isAsked && !isGiven) throw new Error('qiankun mounts its pages by something else now')
    },
  }
}
