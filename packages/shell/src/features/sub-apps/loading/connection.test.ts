import { afterEach, expect, it, vi } from 'vitest'
import { isSlow, savesData } from './prefetch.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  [undefined, false, false],
  [{ saveData: true, effectiveType: '4g' }, true, false],
  [{ saveData: false, effectiveType: '3g' }, false, true],
  [{ effectiveType: 'slow-2g' }, false, true],
  [{ effectiveType: '4g' }, false, false],
])('a connection that tells %j saves data: %s, is slow: %s', (connection, saves, slow) => {
  vi.stubGlobal('navigator', { connection })
  expect([savesData(), isSlow()]).toEqual([saves, slow])
})
