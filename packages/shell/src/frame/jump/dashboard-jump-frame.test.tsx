import '../testing/plain-home.tsx'
import { rejection } from '@portal/protocol/envelope'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { useTabs } from '../../features/tabs/tab-store.ts'
import { loadTexts } from '../../lib/i18n/texts.ts'
import { menuItem, systemMenu } from '../../menu/testing/build-menu.ts'
import { useSession } from '../../session/session-store.ts'
import { fakeBackend } from '../../testing/fake-backend.ts'
import { aroundEachJourney } from '../testing/around-each-journey.ts'
import { asSubApp } from '../testing/as-sub-app.ts'
import { address, chooseMenu, enterFrame } from '../testing/enter-frame.tsx'

vi.mock('../../features/sub-apps/sub-app-area.tsx', async () => {
  const { FakeSubAppArea } = await import('../testing/fake-sub-app-area.tsx')
  return { SubAppArea: FakeSubAppArea }
})

aroundEachJourney()
beforeAll(() =>
  Promise.all([import('./jump-runner.tsx'), loadTexts('en', 'jump'), loadTexts('en', 'session')]),
)

const reviews = systemMenu('LTC', 'Contracts', [menuItem('Reviews', '/reviews', { menuCode: 'REVIEW' })])
const at = '/dashboard?menu=REVIEW&systemCode=LTC&businessKey=P1'
/** The last of the dialogs that say so; earlier ones are still closing. */
const failure = async () => {
  const said = await screen.findAllByText('The page cannot be opened right now')
  return said.at(-1)?.closest<HTMLElement>('[role=dialog]') ?? document.body
}
const departments = () => useSession.getState().departments

/** The department BATHROOM, which the demo user has not selected, has the page; no other has. */
const backend = (failing: { current: boolean } = { current: false }) =>
  fakeBackend({
    findNoticeList: () => [],
    findMenuInfoAllSystem: (body) => {
      if (failing.current) return new Response('', { status: 502 })
      return body.includes('BATHROOM') ? [reviews] : []
    },
  })

describe('a jump to a page whose menu another department has', () => {
  it('names it, and continues when it is selected', async () => {
    backend()
    await enterFrame({ at })
    expect(await screen.findByText(/“Reviews” belongs to your department Bathroom/)).toBeTruthy()
    expect(address()).toBe('/dashboard')
    fireEvent.click(screen.getByRole('button', { name: 'Select and continue' }))
    expect(await screen.findByText('ltc shows /reviews?businessKey=P1')).toBeTruthy()
    expect(address()).toBe('/child/ltc/reviews?businessKey=P1')
    expect(departments()).toEqual(['CERAMIC', 'BATHROOM'])
  })

  it('stays at home when it is not', async () => {
    backend()
    await enterFrame({ at })
    const stay = await screen.findByRole('button', { name: 'Stay here' })
    const home = { name: /^Good /, hidden: true }
    // What the jump leads on from is not shown before it is clear that it stays.
    expect(screen.queryByRole('heading', home)).toBeNull()
    fireEvent.click(stay)
    await screen.findByRole('heading', home)
    expect(address()).toBe('/dashboard')
    expect(departments()).toEqual(['CERAMIC'])
  })

  it.each([
    ['Cancel', ['CERAMIC']],
    ['Switch', ['CERAMIC', 'BATHROOM']],
  ])('asks about unsaved input before: %s', async (answer, expected) => {
    backend()
    await enterFrame({ at })
    const question = await screen.findByRole('button', { name: 'Select and continue' })
    chooseMenu('Pick-ups')
    await asSubApp(({ setDirty }) => setDirty('/child/oms/pickups', true))
    expect(useTabs.getState().dirty.size).toBe(1)
    fireEvent.click(question)
    fireEvent.click(await screen.findByRole('button', { name: answer }))
    await vi.waitFor(() => expect(departments()).toEqual(expected))
  })
})

describe('menus that cannot be loaded', () => {
  it('are no missing permission: the jump is kept and can be tried again', async () => {
    const failing = { current: true }
    backend(failing)
    await enterFrame({ at })
    const first = await failure()
    fireEvent.click(within(first).getByRole('button', { name: 'Try again' }))
    await vi.waitFor(async () => expect(await failure()).not.toBe(first), 5000)
    const second = await failure()
    failing.current = false
    fireEvent.click(within(second).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/“Reviews” belongs to your department Bathroom/)).toBeTruthy()
    expect(screen.queryByText(/you don’t have access to it/)).toBeNull()
  })

  it('fail after the department is selected, too', async () => {
    const failing = { current: false }
    backend(failing)
    await enterFrame({ at })
    const select = await screen.findByRole('button', { name: 'Select and continue' })
    failing.current = true
    fireEvent.click(select)
    const dialog = await failure()
    failing.current = false
    fireEvent.click(within(dialog).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('ltc shows /reviews?businessKey=P1')).toBeTruthy()
  })
})

it('a jump to a page that no menu of the user has says so and stays at home [S-8.8]', async () => {
  fakeBackend({ findNoticeList: () => [], findMenuInfoAllSystem: () => [] })
  await enterFrame({ at })
  expect(await screen.findByText(/you don’t have access to it/)).toBeTruthy()
  expect(address()).toBe('/dashboard')
})

describe('a jump by business key without a menu', () => {
  const byKey = '/dashboard?businessKey=P1&systemCode=LTC'
  const waiting = (taskId: number, businessKey: string, systemCode = 'LTC') => ({
    taskId,
    businessKey,
    systemCode,
    startedAt: '2026-11-01T00:00:00Z',
  })
  const tasks = [waiting(1, 'P10'), waiting(2, 'P1', 'CZDP'), waiting(3, 'P1')]
  const getTaskUrl = (body: string) => ({
    systemCode: 'LTC',
    menuCode: 'REVIEW',
    businessKey: 'P1',
    url: `/reviews?taskId=${new URLSearchParams(body).get('taskId')}`,
  })
  const answers = { findNoticeList: () => [], findTodoTasks: () => tasks, getTaskUrl }

  it('opens the page of the task that waits for the user, in another department with consent', async () => {
    fakeBackend({
      ...answers,
      findMenuInfoAllSystem: (body) => (body.includes('BATHROOM') ? [reviews] : []),
    })
    await enterFrame({ at: byKey })
    fireEvent.click(await screen.findByRole('button', { name: 'Select and continue' }))
    expect(await screen.findByText('ltc shows /reviews?taskId=3')).toBeTruthy()
  })

  it('opens it in the system of the task where the address of the task names none [S-2.17]', async () => {
    const url = () => ({ url: '/reviews?taskId=3' })
    const orders = systemMenu('OSS', 'Orders', [menuItem('Reviews', '/reviews')])
    fakeBackend({
      ...answers,
      getTaskUrl: url,
      findMenuInfoAllSystem: (body) => (body.includes('BATHROOM') ? [orders, reviews] : []),
    })
    await enterFrame({ at: byKey })
    fireEvent.click(await screen.findByRole('button', { name: 'Select and continue' }))
    expect(await screen.findByText('ltc shows /reviews?taskId=3')).toBeTruthy()
  })

  it.each([
    ['no such task waits', { findTodoTasks: () => tasks.slice(0, 2) }],
    ['the list is null', { findTodoTasks: () => null }],
    ['the task is refused', { getTaskUrl: () => Response.json(rejection('No')) }],
    ['no menu permits its page', { findMenuInfoAllSystem: () => [] }],
  ])('says that there is no page where %s [S-8.8]', async (_where, answer) => {
    fakeBackend({ ...answers, findMenuInfoAllSystem: () => [reviews], ...answer })
    await enterFrame({ at: byKey })
    expect(await screen.findByText(/you don’t have access to it/)).toBeTruthy()
    expect(address()).toBe('/dashboard')
  })

  it('is kept while the tasks cannot be loaded, and can be retried', async () => {
    let fails = true
    fakeBackend({
      ...answers,
      findTodoTasks: () => (fails ? new Response('', { status: 502 }) : tasks),
      findMenuInfoAllSystem: () => [reviews],
    })
    await enterFrame({ at: byKey })
    const dialog = await failure()
    fails = false
    fireEvent.click(within(dialog).getByRole('button', { name: 'Try again' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Select and continue' }))
    expect(await screen.findByText('ltc shows /reviews?taskId=3')).toBeTruthy()
  })
})
