import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { clearStored } from '../../lib/storage/stored.ts'
import { fakeBackend } from '../../testing/fake-backend.ts'

/** Around each journey through the frame: an empty backend, nothing left in storage, no complaint on the console. */
export function aroundEachJourney(): void {
  // A whole frame takes its time where tests share a processor.
  configure({ asyncUtilTimeout: 5000 })
  const complaint = vi.spyOn(console, 'error')
  beforeEach(() => {
    complaint.mockClear()
    fakeBackend({ findNoticeList: () => [] })
  })
  afterEach(() => {
    cleanup()
    clearStored()
    vi.unstubAllGlobals()
    expect(complaint).not.toHaveBeenCalled()
  })
}
