// Measures how many bytes the pages take behind nginx, as deploy/nginx sets it up, with gzip and with brotli, and writes the
// table of docs/performance-figures.md: `npm run bench:deployment`.
import { existsSync } from 'node:fs'
import { requireBrowser } from '../../scripts/browser/require-browser.mjs'
import { installFromDebian } from '../../scripts/prepare/debian.mjs'
import { Failure, runScript } from '../../scripts/prepare/failure.mjs'
import { prepare } from '../../scripts/prepare/prepare.mjs'
import { runNode } from '../../scripts/prepare/run.mjs'
import { tool } from '../../scripts/prepare/workspace.mjs'
import { requireNginx } from '../../scripts/tests/require-nginx.mjs'

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

runScript(async () => {
  await prepare()
  const nginx = await requireNginx()
  if (!existsSync(brotliModule)) await installFromDebian('libnginx-mod-http-brotli-static')
  if (!existsSync(brotliModule))
    throw new Failure(`nginx has no module for brotli. Install it, so that there is ${brotliModule}.`)
  const { code } = await runNode(
    [tool('@playwright/test/cli.js'), 'test', '--config=tests/performance/line/playwright.config.ts'],
    { show: true, env: { PORTAL_NGINX: nginx, PORTAL_CHROMIUM: await requireBrowser() } },
  )
  if (code !== 0) throw new Failure('The pages could not be measured; the list above says why.')
})
