import { expectOneScreen } from './support/home.ts'
import { enter } from './support/people.ts'
import { test } from './support/portal.ts'

test.use({ locale: 'zh-CN' })

for (const person of ['admin', 'wangjing', 'lihao', 'liufang', 'dealer.foshan', 'heyutong']) {
  test(`the home page of ${person} is one screen`, async ({ page, portal }) => {
    await enter(page, portal, person)
    await expectOneScreen(page)
  })
}
