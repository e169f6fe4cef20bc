import { resolve } from 'node:path'
import { expectAccessible } from '../e2e/support/accessibility.ts'
import type { Screen } from './screen.ts'
import { arrivalScreens } from './screens/arrivals.ts'
import { entranceScreens } from './screens/entrance.ts'
import { frameScreens } from './screens/frame.ts'
import { pageScreens } from './screens/pages.ts'
import { sessionScreens } from './screens/session.ts'
import { toolScreens } from './screens/tools.ts'
import { test } from './stage.ts'

const folder = resolve(import.meta.dirname, '../../pictures')
const screens: readonly Screen[] = [
  ...entranceScreens,
  ...arrivalScreens,
  ...sessionScreens,
  ...frameScreens,
  ...toolScreens,
  ...pageScreens,
]

for (const { name, firstLook, scenarios, questionnaires = false, waits = false, open } of screens) {
  test.describe(name, () => {
    // Pictures are taken of failures too: what the console says of them is another test's.
    test.use({ expectedPageErrors: [/./], questionnaires, ...(scenarios ? { scenarios } : {}) })

    test('picture', { tag: firstLook ? '@first-look' : [] }, async ({ page, stage }, { project }) => {
      await open(stage)
      await (waits ? stage.still() : stage.settled())
      await page.screenshot({ path: resolve(folder, project.name, `${name}.png`), animations: 'disabled' })
      await expectAccessible(page)
    })
  })
}
