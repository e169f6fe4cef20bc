import { rejection } from '@portal/protocol/envelope'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { clearStored } from '../../../../lib/storage/stored.ts'
import { fakeBackend } from '../../../../testing/fake-backend.ts'
import { showHome, widget } from '../../testing/show-home.tsx'

afterEach(() => {
  cleanup()
  clearStored()
  vi.unstubAllGlobals()
})

const posting = (postingId: number, distributorCode: string) => ({
  postingId,
  distributorCode,
  distributorName: `Dealer ${distributorCode}`,
  orderNo: `TC${postingId}`,
  integral: 100 * postingId,
  earnedAt: '2026-11-15T00:00:00.000Z',
  postedAt: null,
  postedByName: null,
})

/** Points of two distributors on a server that records what it receives. */
function waitingPoints(refused: Record<string, () => Response>) {
  let waiting = [posting(1, 'D1'), posting(2, 'D2'), posting(3, 'D1')]
  const confirmed = vi.fn((body: string) => {
    const { distributorCode, postingIds } = JSON.parse(body) as {
      distributorCode: string
      postingIds: number[]
    }
    const refusal = refused[distributorCode]
    if (refusal) return refusal()
    waiting = waiting.filter((one) => !postingIds.includes(one.postingId))
    return {
      postedIntegral: postingIds.reduce((sum, id) => sum + 100 * id, 0),
      integral: 0,
      waitingIntegral: 0,
    }
  })
  fakeBackend({ integralPostDetail: () => waiting, integralPostDetailConfirm: confirmed })
  return confirmed
}

async function openAndChooseAll() {
  await showHome()
  fireEvent.click(await (await widget('Points to post')).findByRole('button', { name: 'Review and post' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Points to post' }))
  fireEvent.click(await drawer.findByRole('checkbox', { name: 'Select all' }))
  return drawer
}

async function agree() {
  const question = /Post 3 entries\?.*600 points in all\. This cannot be undone\./
  await waitFor(() => expect(document.body.textContent).toMatch(question))
  const [confirm] = screen.getAllByText('Post').slice(-1)
  if (confirm) fireEvent.click(confirm)
}

it('points are posted distributor by distributor after a confirmation; a refusal is reported with what remains, and the list is updated', async () => {
  const confirmed = waitingPoints({ D2: () => Response.json(rejection('already posted')) })
  const drawer = await openAndChooseAll()
  fireEvent.click(drawer.getByRole('button', { name: 'Post' }))
  await agree()
  expect(await screen.findByText('400 points posted, 200 not: already posted')).toBeDefined()
  expect(confirmed.mock.calls.map(([body]) => JSON.parse(body))).toEqual([
    { distributorCode: 'D1', postingIds: [1, 3] },
    { distributorCode: 'D2', postingIds: [2] },
  ])
  await waitFor(() => expect(drawer.queryByRole('checkbox', { name: 'TC1' })).toBeNull())
  expect(drawer.getByRole('checkbox', { name: 'TC2' })).toBeDefined()
  // Posted ones are deselected, failed ones stay selected.
  expect(drawer.getByText('1 selected, 200 points')).toBeDefined()
})

it('posted points are also reported when the network fails afterwards', async () => {
  waitingPoints({ D2: () => Response.json({}, { status: 502 }) })
  const drawer = await openAndChooseAll()
  fireEvent.click(drawer.getByRole('button', { name: 'Post' }))
  await agree()
  expect(await screen.findByText('400 points posted, 200 not: System error!')).toBeDefined()
})

it('when nothing is posted the refusal is shown as it is', async () => {
  const confirmed = waitingPoints({ D1: () => Response.json(rejection('already posted')) })
  const drawer = await openAndChooseAll()
  fireEvent.click(drawer.getByRole('button', { name: 'Post' }))
  await agree()
  expect(await screen.findByText('already posted')).toBeDefined()
  expect(confirmed).toHaveBeenCalledTimes(1)
  expect(drawer.getByText('3 selected, 600 points')).toBeDefined()
})
