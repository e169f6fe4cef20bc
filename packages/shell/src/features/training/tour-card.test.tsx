import type { Tour } from '@portal/protocol/control/training'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { changeLanguage } from '../../lib/i18n/language-store.ts'
import { loadTexts } from '../../lib/i18n/texts.ts'
import { TourCard } from './tour-card.tsx'

const words = (text: string) => ({ zh: `${text}（中）`, en: text, ja: text, es: text })
const step = (who: string, text: string) => ({
  ...{
    who,
    text: words(text),
    page: '/child/oms/orders/ceramic/new?lines=T1001*40',
    hint: words('Look there'),
  },
})
const tour: Tour = {
  title: words('An order'),
  steps: [step('dealer', 'Place an order'), step('clerk', 'Approve it')],
  ...{ step: 0, done: false, left: false },
}

const on = {
  onNext: vi.fn(async (_step: number) => false),
  ...{ onBegin: vi.fn(), onLeave: vi.fn(), onFold: vi.fn(), onGo: vi.fn(), onBecome: vi.fn() },
}

beforeEach(() => loadTexts('en', 'training'))
afterEach(async () => {
  cleanup()
  await changeLanguage('en')
})

const show = (change: Partial<Tour>, at: { userName?: string; pathname?: string } = {}) =>
  render(
    <TourCard
      tour={{ ...tour, ...change }}
      userName={at.userName ?? 'dealer'}
      pathname={at.pathname ?? '/child/oms/orders/ceramic/new'}
      nameOf={(userName) => userName.toUpperCase()}
      isMoving={false}
      {...on}
    />,
  )

const button = (name: string) => screen.queryByRole('button', { name })

it('offers to begin', () => {
  show({ step: null })
  expect(screen.getByRole('region', { name: 'Tour' }).textContent).toContain('An order2 steps')
  fireEvent.click(screen.getByRole('button', { name: 'Start' }))
  expect(on.onBegin).toHaveBeenCalled()
})

it('leads a person who is not the one of the step to that one, at the page of the step', () => {
  show({}, { userName: 'clerk' })
  fireEvent.click(screen.getByRole('button', { name: 'Switch to DEALER' }))
  expect(on.onBecome).toHaveBeenCalledWith('dealer', tour.steps[0]?.page)
})

it('leads to the page of the step, and has no such button there', () => {
  const { unmount } = show({}, { pathname: '/dashboard' })
  fireEvent.click(screen.getByRole('button', { name: 'Go to the page' }))
  expect(on.onGo).toHaveBeenCalledWith(tour.steps[0]?.page)
  unmount()
  show({})
  expect([button('Go to the page'), button('Switch to DEALER')]).toEqual([null, null])
})

it('shows the hint when the check does not hold yet', async () => {
  show({})
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect((await screen.findByRole('alert')).textContent).toBe('This step is not done yet. Look there')
  expect(on.onNext).toHaveBeenCalledWith(0)
})

it('says that a step is done, also to another person, and that the tour is', () => {
  const { unmount } = show({ done: true }, { userName: 'clerk' })
  expect(screen.getByText('This step is done')).toBeDefined()
  expect(button('Switch to DEALER')).toBeNull()
  unmount()
  show({ step: 2 })
  expect(screen.getByRole('heading', { name: 'Tour finished' })).toBeDefined()
})
