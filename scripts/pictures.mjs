// Takes pictures of the product into the folder pictures: `npm run pictures` of the main screens, in two languages, on
// desktop and phone; `-- --project='*'` of every screen and variant, which takes hours; `-- --project=zh-dark-390
// --grep=home` of some.
import { requireNode } from './prepare/node-version.mjs'

const firstLook = [
  '--grep=@first-look',
  ...['zh', 'en'].flatMap((language) => [390, 1440].map((width) => `--project=${language}-*-${width}`)),
]

requireNode()
import('./prepare/failure.mjs').then(({ Failure, runScript }) =>
  runScript(async () => {
    const { prepare } = await import('./prepare/prepare.mjs')
    const { runNode } = await import('./prepare/run.mjs')
    const { tool } = await import('./prepare/workspace.mjs')
    const { requireBrowser } = await import('./browser/require-browser.mjs')
    const { writeContactSheet } = await import('./pictures/contact-sheet.mjs')

    await prepare()
    const asked = process.argv.slice(2)
    const args = [
      'test',
      '--config=tests/pictures/playwright.config.ts',
      ...(asked.length > 0 ? asked : firstLook),
    ]
    const { code } = await runNode([tool('@playwright/test/cli.js'), ...args], {
      show: true,
      env: { PORTAL_CHROMIUM: await requireBrowser() },
    })
    process.stdout.write(`${writeContactSheet()}\n`)
    if (code !== 0) throw new Failure('Some pictures could not be taken; the list above names them.')
  }),
)
