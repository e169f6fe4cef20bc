import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { setDemoConfig } from '../lib/config/testing/demo-config.ts'
import { loadStartTexts } from '../lib/i18n/texts.ts'
import { sessionController } from '../session/session-controller.ts'
import { useSession } from '../session/session-store.ts'
import { salesUser } from '../session/testing/users.ts'
import { fakeBackend } from '../testing/fake-backend.ts'
import { Portal } from './portal.tsx'

const frame = vi.hoisted(() => ({ asked: 0, isMissing: true }))

vi.mock('./signed-in.tsx', () => ({
  // Fetching the frame requests it.
  signedInReady: async () => {
    frame.asked += 1
    // Chromium's message for a file that can't be loaded.
    if (frame.isMissing) throw new TypeError('Failed to fetch dynamically imported module: /assets/old.js')
  },
  SignedIn: () => <h1>Frame</h1>,
}))

const own = '/assets/own.js'
/** Detached, since a document would run it. */
const ownScript = document.createElement('script')
ownScript.setAttribute('src', own)

const reload = vi.fn()
const loadedBy = (type: string) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    {
      name: '',
      entryType: 'navigation',
      startTime: 0,
      duration: 0,
      toJSON: () => '',
      ...{ type },
    } as PerformanceNavigationTiming,
  ]) // its type is all that is read

beforeAll(() => loadStartTexts('en'))
beforeEach(() => {
  setDemoConfig()
  sessionController.end({})
  reload.mockClear()
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(document, 'querySelector').mockReturnValue(ownScript)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Signs in on a page whose frame cannot be loaded; the server's first page names `script`. */
function enter(script: string) {
  frame.isMissing = true
  fakeBackend({ getUserInfo: () => salesUser, findOrganization: () => [], findDic: () => [] })
  const backend = window.fetch
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    address === '/' ? Promise.resolve(new Response(`<script src="${script}">`)) : backend(address, init),
  )
  window.history.replaceState(null, '', '/login?redirect=%2Fchild%2Foms%2Forders')
  useSession.getState().signedIn('c-1')
  render(<Portal />)
}

it('a page that a newer build has replaced reloads at the requested address, and the session continues', async () => {
  loadedBy('navigate')
  enter('/assets/newer.js')
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(window.location.pathname).toBe('/child/oms/orders')
  expect(useSession.getState().certificate).toBe('c-1')
})

it('where that has not helped it says so, and reloads on request only', async () => {
  loadedBy('reload')
  enter('/assets/newer.js')
  await screen.findByRole('heading', { name: 'The portal has been updated' })
  expect(reload).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }))
  expect(reload).toHaveBeenCalledOnce()
  expect(useSession.getState().certificate).toBe('c-1')
})

it('without a newer build nothing loads again; the frame is fetched again on request', async () => {
  loadedBy('navigate')
  enter(own)
  const unloaded = () => screen.findByRole('heading', { name: 'The portal could not be loaded' })
  await unloaded()
  expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined()
  const before = frame.asked
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await vi.waitFor(() => expect(frame.asked).toBeGreaterThan(before))
  await unloaded()
  frame.isMissing = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'Frame' })
  expect(reload).not.toHaveBeenCalled()
  expect(useSession.getState().certificate).toBe('c-1')
})
