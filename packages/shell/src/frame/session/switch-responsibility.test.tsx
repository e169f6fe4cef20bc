import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sessionController } from '../../session/session-controller.ts'
import { useSession } from '../../session/session-store.ts'
import { aroundEachJourney } from '../testing/around-each-journey.ts'
import { asSubApp } from '../testing/as-sub-app.ts'
import { chooseMenu, clickButton, enterFrame } from '../testing/enter-frame.tsx'

vi.mock('../../features/sub-apps/sub-app-area.tsx', async () => {
  const { FakeSubAppArea } = await import('../testing/fake-sub-app-area.tsx')
  return { SubAppArea: FakeSubAppArea }
})

aroundEachJourney()

/** Whether the browser would have asked before each reload. */
const reloads: boolean[] = []
const listener = vi.fn()
let unsubscribe = () => {}
const current = () => useSession.getState().responsibility?.responsibilityName

beforeEach(async () => {
  reloads.length = 0
  listener.mockClear()
  vi.spyOn(window.location, 'reload').mockImplementation(() => {
    reloads.push(!window.dispatchEvent(new Event('beforeunload', { cancelable: true })))
  })
  await enterFrame()
  chooseMenu('Pick-ups')
  await screen.findByText('oms shows /pickups')
  unsubscribe = await asSubApp(({ subscribe }) => subscribe('responsibilityChanged', listener))
})
afterEach(() => {
  unsubscribe()
  vi.mocked(window.location.reload).mockRestore()
})

async function choose(name: string) {
  clickButton('Order Clerk')
  fireEvent.click(await screen.findByText(name))
}

it('another responsibility is passed to the sub-apps and begins with a reload [S-2.29] [S-4.15] [S-6.1]', async () => {
  await choose('Agent')
  await waitFor(() => expect(reloads).toEqual([false]))
  expect(current()).toBe('Agent')
  expect(listener).toHaveBeenCalledOnce()
})

it.each([
  ['Keep editing', 'Order Clerk', []],
  ['Discard changes', 'Agent', [false]],
])('unsaved input is asked about first: %s leaves %s', async (answer, name, expected) => {
  await asSubApp(({ setDirty }) => setDirty('/child/oms/pickups', true))
  await choose('Agent')
  const dialog = await screen.findByRole('dialog')
  expect(current()).toBe('Order Clerk')
  await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: answer })))
  expect(reloads).toEqual(expected)
  expect(current()).toBe(name)
  expect(listener).toHaveBeenCalledTimes(expected.length)
})

it.each([
  ['it is the same user: the switch follows', true, 'Agent', [false]],
  ['it is not: nothing is switched', false, 'Order Clerk', []],
] as const)('waits while it is asked whose session it is; %s', async (_case, goesOn, name, expected) => {
  void sessionController.interrupt({ kind: 'checking', failures: 0 })
  await choose('Agent')
  expect([current(), reloads]).toEqual(['Order Clerk', []])
  await act(async () => sessionController.settle(goesOn))
  expect([current(), reloads]).toEqual([name, expected])
})
