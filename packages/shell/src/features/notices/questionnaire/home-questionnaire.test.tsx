import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../../lib/api/query-client.ts'
import { noteServerTime } from '../../../lib/api/server-time.ts'
import { setDemoConfig } from '../../../lib/config/testing/demo-config.ts'
import { loadTexts } from '../../../lib/i18n/texts.ts'
import { translationReady } from '../../../lib/i18n/translation.ts'
import { clearStored } from '../../../lib/storage/stored.ts'
import { useSession } from '../../../session/session-store.ts'
import { salesUser } from '../../../session/testing/users.ts'
import { fakeBackend } from '../../../testing/fake-backend.ts'
import { HomeQuestionnaire } from './home-questionnaire.tsx'
import { useClosedQuestionnaires } from './pending-questionnaires.ts'

/** The dialog's code is loading until `arrive` is called. */
const code = vi.hoisted(() => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  return { requested: vi.fn(), arrive, arrived }
})
vi.mock('./questionnaire-dialog.tsx', async (original) => {
  code.requested()
  await code.arrived
  return original()
})
// Slow imports when tests share a processor, so loaded before the test.
await vi.importActual('./questionnaire-dialog.tsx')

const day = 86_400_000
const notice = {
  insMessId: 9,
  headId: 4,
  title: 'How was the autumn?',
  noticeType: 'questionnaire',
  noticeStatus: 'published',
  showModalInHomePage: 'Y',
  readFlag: 'Y',
  messTypePath: '',
  startDate: new Date(Date.now() - day).toISOString(),
  endDate: new Date(Date.now() + day).toISOString(),
}

beforeEach(async () => {
  setDemoConfig()
  await translationReady()
  const { signedIn, userLoaded } = useSession.getState()
  signedIn('c-1')
  userLoaded(salesUser, ['CERAMIC'])
})
afterEach(() => {
  cleanup()
  clearStored()
  useClosedQuestionnaires.setState({ closed: [], opened: [] })
  vi.unstubAllGlobals()
})

/** Opens another dialog with a field. */
function openOther() {
  const other = document.body.appendChild(document.createElement('div'))
  other.setAttribute('role', 'dialog')
  other.appendChild(document.createElement('input')).focus()
  return other
}

it('waits for a dialog opened while its code was loading, and restores the focus', async () => {
  fakeBackend({ findNoticeList: () => [notice] })
  render(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient(() => undefined)}>
        <button type="button">Menu</button>
        <HomeQuestionnaire />
      </QueryClientProvider>
    </MemoryRouter>,
  )
  await waitFor(() => expect(code.requested).toHaveBeenCalled())
  const other = openOther()
  code.arrive()
  await act(async () => {
    await Promise.all([import('./questionnaire-dialog.tsx'), loadTexts('en', 'notices')])
  })
  expect(screen.queryByText(notice.title)).toBeNull()

  other.remove()
  screen.getByRole('button', { name: 'Menu' }).focus()
  expect(await screen.findByText(notice.title)).toBeDefined()
  const later = screen.getByRole('button', { name: 'Later' })
  later.focus()
  fireEvent.click(later)
  expect(screen.queryByText(notice.title)).toBeNull()
  expect(document.activeElement?.textContent).toBe('Menu')
})

it('uses the server’s clock', async () => {
  const loaded = vi.fn(() => [notice])
  fakeBackend({ findNoticeList: loaded })
  noteServerTime(new Date(Date.now() + 9 * day).toUTCString())
  const client = createQueryClient(() => undefined)
  render(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <HomeQuestionnaire />
      </QueryClientProvider>
    </MemoryRouter>,
  )
  await waitFor(() => expect(loaded).toHaveBeenCalled())
  await waitFor(() => expect(client.isFetching()).toBe(0))
  expect(screen.queryByText(notice.title)).toBeNull()

  noteServerTime(new Date().toUTCString())
  cleanup()
  render(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <HomeQuestionnaire />
      </QueryClientProvider>
    </MemoryRouter>,
  )
  expect(await screen.findByText(notice.title)).toBeDefined()
})
