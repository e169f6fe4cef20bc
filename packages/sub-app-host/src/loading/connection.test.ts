import { afterEach, expect, it, vi } from 'vitest'
import { savesData } from './prefetch.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  [undefined, false],
  [{ saveData: true }, true],
  [{ saveData: false }, false],
  [{ effectiveType: '4g' }, false],
])('a connection that tells %j saves data: %s', (connection, saves) => {
  vi.stubGlobal('navigator', { connection })
  expect(savesData()).toBe(saves)
})
