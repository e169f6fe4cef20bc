import { cookieNames } from '@portal/protocol/rules/stored-names'
import { expect, it } from 'vitest'
import { storedKeys } from './stored.ts'

const keys = Object.values(storedKeys)

it('the certificate’s cookie and the keys of Web Storage have the documented names (specification §9) [S-9.2] [S-9.3]', () => {
  expect(cookieNames.certificate).toBe('Admin-Token')
  expect(keys.filter(({ name }) => !name.startsWith('RTM_'))).toEqual([])
  expect(new Set(keys.map(({ name }) => name)).size).toBe(keys.length)
})

it('nothing outlives a sign-out but preferences (specification §4)', () => {
  const kept = keys.filter(({ survivesSignOut }) => survivesSignOut).map(({ name }) => name.slice(4))
  expect(kept.sort()).toEqual(['homeLayouts', 'look', 'recentMenus', 'settings', 'sidebarOpened', 'userName'])
})
