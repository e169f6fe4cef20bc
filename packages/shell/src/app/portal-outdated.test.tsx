import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { setDemoConfig } from '../config/testing/demo-config.ts'
import { loadStartTexts } from '../i18n/texts.ts'
import { useSession } from '../session/session-store.ts'
import { endSession } from '../session/sign-out.ts'
import { Portal } from './portal.tsx'

/** What Chromium says of a file that a newer build has replaced. */
const gone = () => {
  throw new TypeError('Failed to fetch dynamically imported module: http://portal.test/assets/old.js')
}

vi.mock('./entry-calls.ts', () => ({
  get runEntryCalls() {
    return gone()
  },
}))
vi.mock('./signed-in.tsx', () => ({
  signedInReady: Promise.resolve(),
  get SignedIn() {
    return gone()
  },
}))

const reload = vi.fn()
const loadedBy = (type: string) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([
      { name: '', entryType: 'navigation', startTime: 0, duration: 0, toJSON: () => '', ...{ type } },
    ])

beforeAll(() => loadStartTexts('en'))
beforeEach(() => {
  setDemoConfig()
  endSession({})
  reload.mockClear()
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** Somebody has signed in on a page that was open while a newer build came. */
function enter() {
  window.history.replaceState(null, '', '/login?redirect=%2Fchild%2Foms%2Forders')
  useSession.getState().signedIn('c-1')
  render(<Portal />)
}

it('a page that a newer build has replaced loads again at the wanted address, and the session goes on', async () => {
  loadedBy('navigate')
  enter()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(window.location.pathname).toBe('/child/oms/orders')
  expect(useSession.getState().certificate).toBe('c-1')
})

it('where that has not helped it says so, and loads again on request only', async () => {
  loadedBy('reload')
  enter()
  await screen.findByRole('heading', { name: 'The portal has been updated' })
  expect(reload).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }))
  expect(reload).toHaveBeenCalledOnce()
  expect(useSession.getState().certificate).toBe('c-1')
})
