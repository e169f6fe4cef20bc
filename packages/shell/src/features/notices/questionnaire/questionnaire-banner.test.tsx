import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../../lib/api/query-client.ts'
import { setDemoConfig } from '../../../lib/config/testing/demo-config.ts'
import { translationReady } from '../../../lib/i18n/translation.ts'
import { clearStored } from '../../../lib/storage/stored.ts'
import { useSession } from '../../../session/session-store.ts'
import { salesUser } from '../../../session/testing/users.ts'
import { fakeBackend } from '../../../testing/fake-backend.ts'
import { useClosedQuestionnaires } from './pending-questionnaires.ts'
import { QuestionnaireBanner } from './questionnaire-banner.tsx'

const day = 86_400_000
const notice = {
  insMessId: 9,
  headId: 4,
  title: 'How was the autumn?',
  noticeType: 'questionnaire',
  noticeStatus: 'published',
  showModalInHomePage: 'Y',
  readFlag: 'Y',
  answeredFlag: 'N',
  messTypePath: '/child/oms/home/questionnaires/autumn',
  startDate: new Date(Date.now() - day).toISOString(),
  endDate: new Date(Date.now() + day).toISOString(),
}

beforeEach(async () => {
  setDemoConfig()
  await translationReady()
  const { signedIn, userLoaded } = useSession.getState()
  signedIn('c-1')
  userLoaded(salesUser, ['CERAMIC'])
  useClosedQuestionnaires.getState().questionnaireClosed(notice.insMessId)
})
afterEach(() => {
  cleanup()
  clearStored()
  useClosedQuestionnaires.setState({ closed: [], opened: [] })
  vi.unstubAllGlobals()
})

const client = createQueryClient(() => undefined)
const show = (canOpen = true) =>
  render(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <QuestionnaireBanner canOpen={() => canOpen} />
      </QueryClientProvider>
    </MemoryRouter>,
  )
const banner = () => screen.queryByRole('region', { name: 'Questionnaire' })

it('reminds of it, and once it was opened asks whether it is answered before it shows again', async () => {
  fakeBackend({ findNoticeList: () => [notice] })
  show()
  expect((await screen.findByRole('region')).textContent).toContain(notice.title)
  fireEvent.click(screen.getByRole('button', { name: 'Take the survey' }))
  cleanup()

  const loaded = vi.fn(() => [{ ...notice, answeredFlag: 'Y' }])
  fakeBackend({ findNoticeList: loaded })
  show()
  expect(banner()).toBeNull()
  await waitFor(() => expect(loaded).toHaveBeenCalledOnce())
  await waitFor(() => expect(client.isFetching()).toBe(0))
  expect(banner()).toBeNull()
  client.clear()
})

it('is not for people whose menus do not lead to it', async () => {
  const loaded = vi.fn(() => [notice])
  fakeBackend({ findNoticeList: loaded })
  show(false)
  await waitFor(() => expect(client.isFetching()).toBe(0))
  expect(loaded).toHaveBeenCalled()
  expect(banner()).toBeNull()
  client.clear()
})
