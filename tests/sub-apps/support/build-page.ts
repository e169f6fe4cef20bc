import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { fingerprint } from '../../../scripts/prepare/fingerprint.mjs'

const root = resolve(import.meta.dirname, '../../..')
const built = join(root, 'tests/node_modules/.cache/sub-apps')
const shared = ['pnpm-lock.yaml', 'tests/sub-apps/apps/offer-page.ts', 'tests/sub-apps/support/build-page.ts']

const html = (styles: boolean) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <link rel="icon" href="data:,">
    <title>Orders</title>
    <style>
      /* What a host would let it inherit. */
      body { margin: 0; color: rgb(28, 36, 48); font: 14px/22px sans-serif }
    </style>${styles ? '\n    <link rel="stylesheet" href="page.css">' : ''}
  </head>
  <body>
    <div id="app"></div>
    <script src="page.js"></script>
  </body>
</html>
`

/**
 * Builds a page of `apps` as one script, unless it is built already.
 * @param app path of its source below `apps`
 * @returns the folder of the built page
 */
export async function buildPage(app: string): Promise<string> {
  const source = `tests/sub-apps/apps/${app}.ts`
  const name = app.replaceAll('/', '-')
  const folder = join(built, `${name}-${fingerprint(root, [source, ...shared]).slice(0, 16)}`)
  if (existsSync(folder)) return folder
  const own = new RegExp(`^${name}-[0-9a-f]{16}$`)
  const stale = existsSync(built) ? (await readdir(built)).filter((one) => own.test(one)) : []
  await Promise.all(stale.map((one) => rm(join(built, one), { recursive: true })))
  const unfinished = join(built, randomUUID())
  await mkdir(unfinished, { recursive: true })
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      // As in a build of an application; what is built here is a library.
      define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
      build: {
        outDir: unfinished,
        chunkSizeWarningLimit: 5000,
        lib: {
          entry: join(root, source),
          name: 'orderPageScript',
          formats: ['iife'],
          fileName: () => 'page.js',
          cssFileName: 'page',
        },
      },
    })
  } finally {
    // Set by Vite; what this worker starts later would take itself for a build.
    delete process.env.NODE_ENV
  }
  await writeFile(join(unfinished, 'index.html'), html(existsSync(join(unfinished, 'page.css'))))
  await rename(unfinished, folder)
  return folder
}
