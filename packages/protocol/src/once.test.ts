import { expect, test, vi } from 'vitest'
import { once } from './once.ts'

test('the work is done once, also when it results in nothing', () => {
  const work = vi.fn<() => undefined>()
  const given = once(work)
  given()
  expect(given()).toBeUndefined()
  expect(work).toHaveBeenCalledOnce()
})
