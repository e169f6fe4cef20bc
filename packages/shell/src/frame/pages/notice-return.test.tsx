import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { loadTexts } from '../../lib/i18n/texts.ts'
import { fakeBackend } from '../../testing/fake-backend.ts'
import { aroundEachJourney } from '../testing/around-each-journey.ts'
import { address, clickButton, enterFrame } from '../testing/enter-frame.tsx'

vi.mock('../../features/sub-apps/sub-app-area.tsx', async () => {
  const { FakeSubAppArea } = await import('../testing/fake-sub-app-area.tsx')
  return { SubAppArea: FakeSubAppArea }
})

// happy-dom doesn't know the element, and React warns about it.
vi.mock('../../features/notices/list/filter-bar.tsx', () => ({ FilterBar: () => null }))

aroundEachJourney()

const notice = {
  insMessId: 9,
  headId: 4,
  title: 'Prices of autumn',
  noticeType: 'price',
  noticeStatus: 'valid',
  readFlag: 'Y',
  messTypePath: null,
  startDate: '2026-03-01T00:00:00Z',
  endDate: '2026-04-01T00:00:00Z',
}

const filtered = '/notification/list?keyword=autumn&type=price'

async function openFromFilteredList(answers: Parameters<typeof fakeBackend>[0]) {
  fakeBackend({ findNoticeList: () => [notice], findFilesPagination: () => [], ...answers })
  await loadTexts('en', 'notices')
  await enterFrame({ at: filtered })
  fireEvent.click(await screen.findByRole('link', { name: 'Prices of autumn' }))
}

it('from a notice the way back leads to the list as it was left', async () => {
  await openFromFilteredList({
    findNoticeDetail: () => ({ ...notice, content: '<p>Text</p>', sentAt: notice.startDate }),
  })
  fireEvent.click(await screen.findByRole('link', { name: 'Back to notices' }))
  expect(address()).toBe(filtered)
  expect(await screen.findByRole('heading', { name: 'Notices', level: 1 })).toBeTruthy()
})

it('so it does from a notice that cannot be shown', async () => {
  await openFromFilteredList({})
  await screen.findByText('This notice cannot be shown')
  clickButton('Back to notices')
  expect(address()).toBe(filtered)
})

it('without an open list it leads to the whole list', async () => {
  fakeBackend({})
  await loadTexts('en', 'notices')
  await enterFrame({ at: '/notification/detail-4-price-9' })
  await screen.findByText('This notice cannot be shown')
  clickButton('Back to notices')
  expect(address()).toBe('/notification/list')
})
