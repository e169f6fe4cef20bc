import type { Plugin } from 'vite'

const router = /\/react-router\/dist\/[^?]*\.mjs$/
/** The name of a component of the module itself, which developer tools show. */
const displayName = /^\w+\.displayName = "[^"]*";$/gm
/** What only makes something. */
const making = /= (React\d*\.(?:forwardRef|memo|createContext)\()/g

/**
 * The router comes as one module, whose forms, prefetching and scroll restoration nothing here uses. They stay in
 * the bundle, as it cannot know that making a component and naming it does nothing else. All screens wait for this code,
 * the sign-in page first.
 */
export function leanRouter(): Plugin {
  let isLean = false
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: router },
      handler(code) {
        const lean = code.replace(displayName, '').replace(making, '= /* @__PURE__ */ $1')
        isLean ||= lean !== code
        return { code: lean, map: null }
      },
    },
    buildEnd(error) {
      if (!error && !isLean) throw new Error('The router makes its components otherwise now')
    },
  }
}
