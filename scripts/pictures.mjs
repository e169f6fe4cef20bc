// Takes pictures of the main screens into the folder pictures, in two languages, light and dark, on desktop and phone:
// `npm run pictures`; `-- --grep "zh-dark-390 home"` of some.
import { requireNode } from './prepare/node-version.mjs'

requireNode()
import('./prepare/failure.mjs').then(({ Failure, runScript }) =>
  runScript(async () => {
    const { prepare } = await import('./prepare/prepare.mjs')
    const { runNode } = await import('./prepare/run.mjs')
    const { tool } = await import('./prepare/workspace.mjs')
    const { requireBrowser } = await import('./browser/require-browser.mjs')

    await prepare()
    const config = '--config=tests/pictures/playwright.config.ts'
    const { code } = await runNode(
      [tool('@playwright/test/cli.js'), 'test', config, ...process.argv.slice(2)],
      { show: true, env: { PORTAL_CHROMIUM: await requireBrowser() } },
    )
    if (code !== 0) throw new Failure('Some pictures could not be taken; the list above names them.')
  }),
)
