import { cookieNames } from '@portal/protocol/rules/stored-names'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { removeCookie } from '../../lib/storage/cookies.ts'
import { sessionController } from '../../session/session-controller.ts'
import { useSession } from '../../session/session-store.ts'
import { type FakeCall, fakeBackend } from '../../testing/fake-backend.ts'
import {
  backend,
  calls,
  dialog,
  endInbox,
  prepareInbox,
  press,
  previewed,
  row,
  showInbox,
} from './testing/show-inbox.tsx'

let detachFrame = () => {}
beforeEach(async () => {
  await prepareInbox()
  detachFrame = sessionController.attachFrame({ hasUnsaved: () => false, switchUser: () => {} })
})
afterEach(() => {
  detachFrame()
  endInbox()
})

const lastSignOut = () => useSession.getState().lastSignOut
const refusal: FakeCall = () => Response.json({ status: 'E', code: 4001 })

/** Approves the first task, which can still be undone. */
async function approveFirst(): Promise<void> {
  await showInbox()
  await row('Order 1')
  await previewed()
  press('a')
}

it.each([
  ['its user signs out by keyboard', () => sessionController.signOut()],
  [
    'another window signs out',
    () => {
      removeCookie(cookieNames.certificate)
      sessionController.signedOutElsewhere()
    },
  ],
])('an approval that can still be undone is sent with the last certificate when %s', async (_how, end) => {
  const certificates: (string | null)[] = []
  fakeBackend({
    ...calls,
    approveTask(...sent) {
      certificates.push(sent[1].get('Certificate'))
      return calls.approveTask(...sent)
    },
  })
  await approveFirst()
  act(end)
  await waitFor(() => expect(backend.sent).toEqual(['approve 1']))
  expect(certificates).toEqual(['c-1'])
  expect(useSession.getState().status).toBe('signedOut')
  expect(lastSignOut()?.unsent).toBeUndefined()
})

it('the sign-in page says that it was not sent once the server refuses the certificate', async () => {
  fakeBackend({ ...calls, approveTask: refusal })
  await approveFirst()
  act(() => void sessionController.refused('c-1'))
  await waitFor(() => expect(lastSignOut()).toMatchObject({ reason: 'sessionEnded', unsent: ['TC1'] }))
})

it('and names all of several whose decision was refused', async () => {
  fakeBackend({ ...calls, rejectTask: refusal })
  await showInbox()
  await row('Order 1')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
  press('r')
  const question = within(await dialog())
  fireEvent.change(question.getByRole('textbox', { name: 'Reason' }), { target: { value: 'Too dear' } })
  fireEvent.click(question.getByRole('button', { name: 'Reject' }))
  await waitFor(() =>
    expect(lastSignOut()).toMatchObject({ reason: 'sessionEnded', unsent: ['TC1', 'TC2', 'TC3'] }),
  )
})
