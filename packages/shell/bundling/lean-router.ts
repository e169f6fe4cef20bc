import type { Plugin } from 'vite'

const displayName = /^\w+\.displayName = "[^"]*";$/gm
const pureCall = /(?<== )React\d*\.(?:forwardRef|memo|createContext)\(|^ *(?:warning|invariant)\(/gm

/**
 * Takes react-router's production build, which its package offers by no condition, and marks its components and its
 * checks for mistakes of developers as pure, so that the build leaves out unused components and all checks; development
 * and unit tests have them. The bundler's own options don't reduce its size or break other libraries (decision 23).
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    resolveId: {
      order: 'pre',
      filter: { id: /^react-router$/ },
      async handler(id, importer) {
        const found = await this.resolve(id, importer, { skipSelf: true })
        return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') }
      },
    },
    transform: {
      filter: { id: /\/react-router\/dist\/[^?]*\.mjs$/ },
      handler: (code) => ({
        code: code.replace(displayName, '').replace(pureCall, '/* @__PURE__ */ $&'),
        map: null,
      }),
    },
  }
}
