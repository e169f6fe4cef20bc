import { readdir, readFile } from 'node:fs/promises'
import { extname, join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { portalSubApp } from '@portal/sub-app-sdk/vite-plugin'
import { build, defaultClientConditions } from 'vite'

const root = resolve(import.meta.dirname, '../apps/popups')
/** Each worker has its own: they build at the same time. */
const built = resolve(
  import.meta.dirname,
  `../../node_modules/.cache/popups-app-${process.env.TEST_PARALLEL_INDEX}`,
)
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

/** Builds the page with antd's pop-ups as a team builds its sub-app. */
export async function buildPopupsApp(): Promise<void> {
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      mode: 'production',
      plugins: portalSubApp(),
      resolve: { conditions: ['source', ...defaultClientConditions] },
      build: { outDir: built, emptyOutDir: true, chunkSizeWarningLimit: 2000 },
    })
  } finally {
    // Set by Vite: what this worker starts later, such as a dev server, would take itself for a build and reload nothing in place.
    delete process.env.NODE_ENV
  }
}

/** Puts it in the place of `oms`, for this page of the browser alone. */
export async function servePopupsApp(page: Page): Promise<void> {
  const names = await readdir(built, { recursive: true })
  await page.route('**/sub-apps/oms/**', async (route) => {
    const wanted = new URL(route.request().url()).pathname.replace(/^.*\/sub-apps\/oms\//, '') || 'index.html'
    const name = names.find((one) => one.replaceAll('\\', '/') === wanted)
    if (!name) return route.fulfill({ status: 404 })
    await route.fulfill({
      body: await readFile(join(built, name)),
      contentType: types[extname(name)] ?? 'application/octet-stream',
    })
  })
}
