import { work } from '../load/support/day-of-work.mjs'
import { memoryOf } from '../load/support/in-browser.mjs'
import { enterAt } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN' })

// The long form, with figures: npm run bench:soak.
test('a hundred and twenty operations leave no nodes, listeners or memory behind', async ({
  page,
  portal,
}) => {
  test.slow()
  await enterAt(page, portal, 'wangjing', '/dashboard')
  await work(page, 48)
  const before = await memoryOf(page)
  await work(page, 120)
  // A page that is closing or premounted is removed in time; leaks stay.
  await expect(async () => {
    const after = await memoryOf(page)
    expect(after.listeners).toBeLessThan(before.listeners * 1.05)
    expect(after.nodes).toBeLessThan(before.nodes * 1.1)
    expect(after.heapBytes - before.heapBytes).toBeLessThan(4 * 2 ** 20)
  }).toPass({ timeout: 15_000 })
})
