import { afterEach, expect, test, vi } from 'vitest'
import { saveJson } from './save-json.ts'

afterEach(() => vi.useRealTimers())

test('a file can still be read after the click that saves it, and is let go of later', () => {
  vi.useFakeTimers()
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const revoked = vi.spyOn(URL, 'revokeObjectURL')
  saveJson('lesson.har', { log: {} })
  expect(clicked).toHaveBeenCalledOnce()
  expect(revoked).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(revoked).toHaveBeenCalledOnce()
  vi.restoreAllMocks()
})
