// Takes a picture of every screen in every language, colour scheme and width, into the folder pictures:
// `npm run pictures`, or `npm run pictures -- --project=zh-dark-390 --grep=home` for some of them.
import { requireNode } from './prepare/node-version.mjs'

requireNode()
import('./prepare/failure.mjs').then(({ Failure, runScript }) =>
  runScript(async () => {
    const { prepare } = await import('./prepare/prepare.mjs')
    const { runNode } = await import('./prepare/run.mjs')
    const { tool } = await import('./prepare/workspace.mjs')
    const { requireBrowser } = await import('./browser/require-browser.mjs')
    const { writeContactSheet } = await import('./pictures/contact-sheet.mjs')

    await prepare()
    const args = ['test', '--config=tests/pictures/playwright.config.ts', ...process.argv.slice(2)]
    const { code } = await runNode([tool('@playwright/test/cli.js'), ...args], {
      show: true,
      env: { PORTAL_CHROMIUM: await requireBrowser() },
    })
    process.stdout.write(`${writeContactSheet()}\n`)
    if (code !== 0) throw new Failure('Some pictures could not be taken; the list above names them.')
  }),
)
