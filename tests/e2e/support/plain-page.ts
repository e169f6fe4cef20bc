import type { BrowserContext } from '@playwright/test'

/** Puts a page of one classic script in the place of a system, that of orders first of all, as it would be served alone. */
export async function servePlainPage(
  context: BrowserContext,
  files: Readonly<Record<string, string>>,
  subApp = 'oms',
): Promise<void> {
  const types = { html: 'text/html', css: 'text/css', js: 'text/javascript', svg: 'image/svg+xml' }
  await context.route(`**/sub-apps/${subApp}/**`, (route) => {
    const name =
      new URL(route.request().url()).pathname.replace(/^.*\/sub-apps\/[a-z]+\//, '') || 'index.html'
    const body = files[name]
    const type = Object.entries(types).find(([end]) => name.endsWith(`.${end}`))?.[1] ?? 'text/plain'
    return body === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ body, contentType: type })
  })
}

/** The script of such a page: what runs at its loading, and at each mounting. */
export const plainPage = (mount: string, before = '') => `${before}
window.plain = { bootstrap: async () => {}, unmount: async () => {}, mount: async ({ container, initialPath }) => { ${mount} } }`
