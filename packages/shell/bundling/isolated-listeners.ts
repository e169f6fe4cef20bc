import type { Plugin } from 'vite'

const globalState = /\/qiankun\/es\/globalState\.js$/
const telling = 'deps[id](_cloneDeep(state), _cloneDeep(prevState));'

/**
 * The hosting library tells its global state to one sub-app after the other, and stops at the first whose listener throws:
 * that one's error is reported, and the others hear of it all the same. While developing they don't.
 */
export function isolatedListeners(): Plugin {
  return {
    name: 'isolated-listeners',
    apply: 'build',
    transform: {
      filter: { id: globalState },
      handler(code) {
        if (code.split(telling).length !== 2) throw new Error('qiankun tells its global state otherwise now')
        return {
          code: code.replace(telling, `try { ${telling} } catch (error) { reportError(error) }`),
          map: null,
        }
      },
    },
  }
}
