import type { Plugin } from 'vite'

const displayName = /^\w+\.displayName = "[^"]*";$/gm
const pureCall = /= (React\d*\.(?:forwardRef|memo|createContext)\()/g

/**
 * Marks react-router's components as pure, so that unused ones are left out of the sign-in page. The bundler's own
 * options don't reduce its size or break other libraries (decision 23).
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/[^?]*\.mjs$/ },
      handler: (code) => ({
        code: code.replace(displayName, '').replace(pureCall, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  }
}
