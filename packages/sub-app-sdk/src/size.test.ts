// @vitest-environment node
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { expect, it } from 'vitest'

/** Bytes, gzip, of an entry with its static imports; optionally with its lazy ones. */
async function gzipBytes(entry: string, { withLater = false } = {}) {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      rolldownOptions: {
        input: join(import.meta.dirname, entry),
        external: ['react'],
        preserveEntrySignatures: 'strict',
      },
    },
  })
  const chunks = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  const codes = chunks.flatMap((one) =>
    one.type === 'chunk' && (withLater || one.isEntry) ? [one.code] : [],
  )
  expect(codes.length).toBeGreaterThan(0)
  return gzipSync(codes.join('')).length
}

it.each([
  ['the bridge, as a sub-app in the portal needs it', 'start.ts', {}, 3_000],
  ['the bridge with all that it loads outside qiankun', 'start.ts', { withLater: true }, 9_500],
  ['the hooks of React', 'react.ts', {}, 1_000],
])('%s stays small', async (_part, entry, options, budget) => {
  expect(await gzipBytes(entry, options)).toBeLessThan(budget)
})
