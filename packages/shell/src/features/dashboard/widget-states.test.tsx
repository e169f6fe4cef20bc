import { rejection } from '@portal/protocol/envelope'
import { type EndpointId, endpointIds } from '@portal/protocol/registry'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { clearStored, storedKeys, writeStored } from '../../lib/storage/stored.ts'
import { menuItem, systemMenu } from '../../menu/testing/build-menu.ts'
import { salesUser } from '../../session/testing/users.ts'
import { type FakeCall, fakeBackend } from '../../testing/fake-backend.ts'
import { showHome, widget } from './testing/show-home.tsx'

afterEach(() => {
  cleanup()
  clearStored()
  vi.unstubAllGlobals()
})

/** The list widgets of staff who may open everything, and their texts when empty. */
const lists = [
  ['Approvals', 'You’re all caught up'],
  ['Sales orders', 'No recent orders'],
  ['Pick-ups', 'No pick-ups'],
  ['Pending registration', 'No contracts to register'],
  ['Projects under review', 'No projects under review'],
  ['Favourites', 'No favourites yet. Star a page to keep it here.'],
  ['Points to post', 'No points to post'],
  ['Bathroom samples', 'No sample orders'],
  ['Bathroom distributors', 'No distributors'],
  ['Wall product orders', 'No recent orders'],
  ['Wall product pick-ups', 'No pick-ups'],
  ['Files', 'No files to download'],
] as const

const menu = (system: string, ...codes: readonly string[]) =>
  systemMenu(
    system,
    system,
    codes.map((code) => menuItem(code, `/${code.toLowerCase()}`, { menuCode: `${system}_${code}` })),
  )
const everyMenu = [
  menu('OSS', 'APPROVALS', 'CERAMIC_LIST', 'PICKUP_LIST', 'POINTS', 'BATHROOM_SAMPLES', 'BATHROOM_DEALERS'),
  menu('LTC', 'CONTRACT_WAITING', 'PROJECT_REVIEW'),
  menu('WYDP', 'RETAIL_LIST', 'PICKUP_LIST'),
  menu('IMS', 'FILES'),
]

/** Calls that answer a page; all others answer a list. */
const paged: readonly EndpointId[] = [
  'ceramicSalesOrderPage',
  'pickOrderList',
  'bathSamplePage',
  'bathDealerPage',
  'wyRetailOrderPage',
  'wyPickupPage',
]
const nothing = (id: EndpointId) =>
  paged.includes(id) ? { records: [], total: 0, current: 1, size: 5, pages: 0 } : []

/** The whole backend, each call answered the same way. */
const wholeBackend = (answer: (id: EndpointId) => ReturnType<FakeCall>) =>
  fakeBackend(Object.fromEntries(endpointIds.map((id) => [id, () => answer(id)])))

/** The home page of a user who has hidden no widget. */
async function showEveryWidget() {
  const layout = { userId: salesUser.userId, order: [], hidden: [] }
  writeStored(storedKeys.homeLayouts, [layout], { days: 1 })
  window.dispatchEvent(new StorageEvent('storage', { key: storedKeys.homeLayouts.name }))
  return showHome({ systems: everyMenu })
}

describe('each widget by itself', () => {
  it('shows that it waits', async () => {
    wholeBackend(() => new Promise(() => undefined))
    await showEveryWidget()
    for (const [title] of lists) {
      const region = await screen.findByRole('region', { name: title })
      expect([title, region.getAttribute('aria-busy')]).toEqual([title, 'true'])
    }
  })

  it('says what failed, and after another try what there is', async () => {
    let works = false
    wholeBackend((id) => (works ? nothing(id) : Response.json(rejection(`${id} is closed`))))
    await showEveryWidget()
    for (const [title] of lists) {
      const alert = await (await widget(title)).findByRole('alert')
      expect(alert.textContent).toMatch(/ is closed/)
    }
    works = true
    for (const [title, empty] of lists) {
      const shown = await widget(title)
      fireEvent.click(shown.getByRole('button', { name: 'Try again' }))
      expect(await shown.findByText(empty)).toBeDefined()
      await waitFor(() => expect(shown.queryByRole('alert')).toBeNull())
    }
  })
})
