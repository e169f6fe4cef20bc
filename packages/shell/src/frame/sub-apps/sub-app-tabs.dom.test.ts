import type { SubAppTab } from '@portal/sub-app-host/bridge/sub-app-services'
import { expect, it } from 'vitest'
import { tabOf as tab } from '../../features/sub-apps/testing/show-area.tsx'
import { withUnchangedTabs } from './sub-apps.tsx'

const before = [tab('orders'), tab('pickups')]

it('is the same list when it says the same', () => {
  expect(withUnchangedTabs(before, [tab('orders'), tab('pickups')])).toBe(before)
})

it.each<[string, Partial<SubAppTab>]>([
  ['its page went elsewhere', { path: '/pickups/1' }],
  ['it holds unsaved input', { isDirty: true }],
  ['it was refreshed', { refreshes: 1 }],
])('has one tab that is new when %s', (_change, change) => {
  const now = withUnchangedTabs(before, [tab('orders'), tab('pickups', change)])
  expect(now[0]).toBe(before[0])
  expect(now[1]).toEqual(tab('pickups', change))
})

it.each([
  ['closed', [tab('orders')]],
  ['put elsewhere', [tab('pickups'), tab('orders')]],
])('is another list when a tab was %s', (_step, now) => {
  expect(withUnchangedTabs(before, now)).toEqual(now)
})
