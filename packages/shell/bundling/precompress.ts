import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/**
 * Lays a `.br` and a `.gz` file beside each script and stylesheet: compressed once as hard as can be, which takes too long
 * to be done for each request, and is a tenth smaller than what a server compresses in passing. Many servers, Debian's
 * nginx among them, know gzip alone.
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
          await Promise.all([
            writeFile(join(dir, `${file}.br`), await toBrotli(content, { params })),
            writeFile(
              join(dir, `${file}.gz`),
              await toGzip(content, { level: constants.Z_BEST_COMPRESSION }),
            ),
          ])
        }),
      )
    },
  }
}
