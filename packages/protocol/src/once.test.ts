import { expect, test } from 'vitest'
import { once } from './once.ts'

test('the work is done once, also when it results in nothing', () => {
  let times = 0
  const given = once(() => void times++)
  given()
  given()
  expect(times).toBe(1)
})
