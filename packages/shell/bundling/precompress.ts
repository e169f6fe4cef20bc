import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const compress = promisify(brotliCompress)

/**
 * Lays a `.br` file beside each script and stylesheet: compressed once as hard as can be, which takes too long to be
 * done for each request, and is a tenth smaller than what a server compresses in passing.
 */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter((file) => /\.(js|css)$/.test(file))
      await Promise.all(
        files.map(async (file) => {
          const content = await readFile(join(dir, file))
          const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
          await writeFile(join(dir, `${file}.br`), await compress(content, { params }))
        }),
      )
    },
  }
}
