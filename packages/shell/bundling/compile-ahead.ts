import type { Plugin } from 'vite'

/** What the first screens and the frame are drawn with. */
const needed: ReadonlySet<string> = new Set(['index', 'session', 'react', 'start', 'frame', 'widgets'])

/**
 * Asks V8 to compile all functions of these files while they arrive, off the thread that draws; without it each is
 * compiled when it is first called, in the middle of the first drawing. Other engines see a comment.
 */
export function compileAhead(): Plugin {
  return {
    name: 'compile-ahead',
    apply: 'build',
    generateBundle: {
      // It counts in the first line alone, where Vite writes down what chunks need of each other.
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk' && needed.has(chunk.name))
            chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
        }
      },
    },
  }
}
