import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { loadTexts } from '../../i18n/texts.ts'
import { menuItem, systemMenu } from '../../menu/testing/build-menu.ts'
import { useSession } from '../../session/session-store.ts'
import { fakeBackend } from '../../testing/fake-backend.ts'
import { aroundEachJourney } from './testing/around-each-journey.ts'
import { address, enterFrame } from './testing/enter-frame.tsx'

vi.mock('../../features/sub-apps/sub-app-area.tsx', async () => {
  const { FakeSubAppArea } = await import('./testing/fake-sub-app-area.tsx')
  return { SubAppArea: FakeSubAppArea }
})

aroundEachJourney()
beforeAll(() => Promise.all([import('./jump-runner.tsx'), loadTexts('en', 'jump')]))

const reviews = systemMenu('LTC', 'Contracts', [menuItem('Reviews', '/reviews', { menuCode: 'REVIEW' })])
const at = '/dashboard?menu=REVIEW&systemCode=LTC&businessKey=P1'

/** The department BATHROOM, which the demo user has not selected, has the page; no other has. */
const backend = () =>
  fakeBackend({
    findNoticeList: () => [],
    findMenuInfoAllSystem: (body) => (body.includes('BATHROOM') ? [reviews] : []),
  })

describe('a jump to a page whose menu another department has', () => {
  it('names it, and goes on when it is selected', async () => {
    backend()
    await enterFrame({ at })
    expect(await screen.findByText(/“Reviews” in the department Bathroom/)).toBeTruthy()
    expect(address()).toBe('/dashboard')
    fireEvent.click(screen.getByRole('button', { name: 'Select and go on' }))
    expect(await screen.findByText('ltc shows /reviews?businessKey=P1')).toBeTruthy()
    expect(address()).toBe('/child/ltc/reviews?businessKey=P1')
    expect(useSession.getState().departments).toEqual(['CERAMIC', 'BATHROOM'])
  })

  it('stays at home when it is not', async () => {
    backend()
    await enterFrame({ at })
    fireEvent.click(await screen.findByRole('button', { name: 'Stay here' }))
    expect(address()).toBe('/dashboard')
    expect(useSession.getState().departments).toEqual(['CERAMIC'])
  })
})

it('a jump to a page that no menu of the user has says so and stays at home', async () => {
  fakeBackend({ findNoticeList: () => [], findMenuInfoAllSystem: () => [] })
  await enterFrame({ at })
  expect(await screen.findByText(/No matching menu permission/)).toBeTruthy()
  expect(address()).toBe('/dashboard')
})
