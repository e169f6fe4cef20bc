import type { Plugin } from 'vite'

const router = /\/react-router\/dist\/[^?]*\.mjs$/
const displayName = /^\w+\.displayName = "[^"]*";$/gm
const pureCall = /= (React\d*\.(?:forwardRef|memo|createContext)\()/g

/**
 * Uses react-router's production build, which its package resolves to for no bundler: users need neither its checks nor its
 * warnings. Components are marked as pure, so that unused ones (forms, scroll restoration) are left out.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source !== 'react-router') return undefined
      const resolved = await this.resolve(source, importer, { skipSelf: true })
      return resolved && { ...resolved, id: resolved.id.replace('/dist/development/', '/dist/production/') }
    },
    transform: {
      filter: { id: router },
      handler: (code) => ({
        code: code.replace(displayName, '').replace(pureCall, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  }
}
