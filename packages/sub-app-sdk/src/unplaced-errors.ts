import type { Plugin } from 'vite'

const renderer = /\/react-dom\/cjs\/react-dom-client\.production\.js$/
/** An error that is a sign: which of them is thrown matters, and nothing of it is ever read. */
const sign = /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g

interface UnplacedErrorsOptions {
  /** Whether the build fails where there are no such errors; a sub-app may have another React, or none. */
  readonly areExpected?: boolean
}

/**
 * React makes such errors while it is loaded. Each notes where it was made, for which V8 goes through all functions
 * around it, those are all of the renderer and of the script that holds it, as soon as anything watches the page:
 * developer tools, a test, a measurement. Here they are errors that note no place.
 */
export function unplacedErrors({ areExpected = false }: UnplacedErrorsOptions = {}): Plugin {
  let isFound = false
  return {
    name: 'unplaced-errors',
    apply: 'build',
    transform: {
      filter: { id: renderer },
      handler(code) {
        const without = code.replace(sign, '$1 = Object.create(Error.prototype, { message: { value: $2 } })')
        isFound ||= without !== code
        return { code: without, map: null }
      },
    },
    buildEnd(error) {
      if (!error && areExpected && !isFound) throw new Error('React makes its errors otherwise now')
    },
  }
}
