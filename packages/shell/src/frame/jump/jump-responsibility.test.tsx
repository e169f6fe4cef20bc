import '../testing/plain-home.tsx'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadTexts } from '../../lib/i18n/texts.ts'
import { menuItem, systemMenu } from '../../menu/testing/build-menu.ts'
import { useSession } from '../../session/session-store.ts'
import { fakeBackend } from '../../testing/fake-backend.ts'
import { aroundEachJourney } from '../testing/around-each-journey.ts'
import { asSubApp } from '../testing/as-sub-app.ts'
import { enterFrame } from '../testing/enter-frame.tsx'

vi.mock('../../features/sub-apps/sub-app-area.tsx', async () => {
  const { FakeSubAppArea } = await import('../testing/fake-sub-app-area.tsx')
  return { SubAppArea: FakeSubAppArea }
})

aroundEachJourney()
beforeAll(() =>
  Promise.all([import('./jump-runner.tsx'), loadTexts('en', 'jump'), loadTexts('en', 'session')]),
)

const responsibility = (systemCode: string, responsibilityId: number, responsibilityName: string) => ({
  systemCode,
  responsibilityId,
  responsibilityName,
  responsibilityCode: responsibilityName.toUpperCase(),
})
const clerk = responsibility('LTC', 1, 'Clerk')
const officer = responsibility('LTC', 2, 'Officer')
const agent = responsibility('CRM', 3, 'Agent')

const payments = systemMenu('LTC', 'Contracts', [menuItem('Payments', '/payments', { menuCode: 'PAY' })])
const at = '/dashboard?menu=PAY&systemCode=LTC&businessKey=P1'
const arrived = 'ltc shows /payments?businessKey=P1'
const current = () => useSession.getState().responsibility?.responsibilityName

/** The officer alone has the page, in the other department too. */
const backend = (narrowed: (ids: string) => unknown = (ids) => (ids.includes('2') ? [payments] : [])) =>
  fakeBackend({
    findNoticeList: () => [],
    findMenuInfoAllSystem: (body) => {
      const { responsibilityIds } = JSON.parse(body)
      return responsibilityIds ? narrowed(String(responsibilityIds)) : [payments]
    },
  })

const goneTo = vi.fn<(address: string | URL) => void>()
beforeEach(() => {
  goneTo.mockClear()
  vi.spyOn(window.location, 'replace').mockImplementation(goneTo)
})
afterEach(() => vi.mocked(window.location.replace).mockRestore())

/** Jumps as a user who has selected the department that has the page. */
async function jumpAs(...held: (typeof clerk)[]) {
  await enterFrame({ at, held })
  fireEvent.click(await screen.findByRole('button', { name: 'Select and continue' }))
}

it.each([
  ['the sub-app acts under the clerk', [clerk, officer]],
  ['another system is chosen', [agent, clerk, officer]],
])('a page of the officer is offered with a switch where %s', async (_where, held) => {
  backend()
  await jumpAs(...held)
  expect(
    await screen.findByText(/“Payments” belongs to your role Officer; your current role is Clerk/),
  ).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Switch and continue' }))
  await waitFor(() => expect(goneTo).toHaveBeenCalledOnce())
  expect(goneTo).toHaveBeenCalledWith('/dashboard?menu=PAY&businessKey=P1&systemCode=LTC')
  expect(current()).toBe('Officer')
})

it.each([
  ['the officer', [officer, clerk], undefined],
  ['the clerk alone', [clerk], undefined],
  ['no responsibility', [clerk, officer], () => []],
  ['every responsibility, according to the backend', [clerk, officer], () => [payments]],
  [
    'responsibilities that the backend does not list',
    [clerk, officer],
    () => Response.json({ status: 'E', msg: 'No' }),
  ],
])('a page of %s opens without a question', async (_who, held, narrowed) => {
  backend(narrowed)
  await jumpAs(...held)
  expect(await screen.findByText(arrived)).toBeTruthy()
  expect(goneTo).not.toHaveBeenCalled()
})

it('unsaved input is asked about before the switch', async () => {
  backend()
  await jumpAs(clerk, officer)
  const question = await screen.findByRole('button', { name: 'Switch and continue' })
  await asSubApp(({ setDirty }) => setDirty('/dashboard', true))
  fireEvent.click(question)
  const cancel = await screen.findByRole('button', { name: 'Keep editing' })
  await act(async () => fireEvent.click(cancel))
  expect(goneTo).not.toHaveBeenCalled()
  expect(current()).toBe('Clerk')
})

it('a failure to load responsibilities is reported, and the jump is kept', async () => {
  let fails = true
  backend(() => (fails ? new Response('', { status: 502 }) : [payments]))
  await jumpAs(clerk, officer)
  const [title] = await screen.findAllByText('The page cannot be opened right now')
  const dialog = title?.closest<HTMLElement>('[role="dialog"]')
  expect(dialog?.textContent).toContain('Error: System error!')
  expect(screen.queryByText(/you don’t have access to it/)).toBeNull()
  fails = false
  fireEvent.click(within(dialog ?? document.body).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(arrived)).toBeTruthy()
})
