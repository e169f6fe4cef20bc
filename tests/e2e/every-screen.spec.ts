import { frameScreens } from '../pictures/screens/frame.ts'
import { pageScreens } from '../pictures/screens/pages.ts'
import { toolScreens } from '../pictures/screens/tools.ts'
import { test } from '../pictures/stage.ts'
import { expectAccessible } from './support/accessibility.ts'
import { inLooks } from './support/looks.ts'
import { expect } from './support/portal.ts'

/** Screens that no other test looks at in both schemes; `npm run pictures` looks at every one, in every language. */
const names = ['home-empty', 'not-found', 'unauthorized', 'debug', 'user-menu', 'tab-limit', 'sub-app-failed']
const screens = [...frameScreens, ...toolScreens, ...pageScreens].filter(({ name }) => names.includes(name))

test.use({ locale: 'zh-CN', expectedPageErrors: [/./] })

inLooks(
  [
    ['light', 2560],
    ['dark', 360],
  ],
  () => {
    for (const { name, scenarios, open } of screens) {
      test.describe(name, () => {
        test.use(scenarios ? { scenarios } : {})

        test('is accessible and fits [S-2.11]', async ({ page, stage }) => {
          await open(stage)
          await stage.settled()
          await expectAccessible(page)
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
          expect(overflow).toBeLessThanOrEqual(0)
        })
      })
    }
  },
)
