import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { storedKeys, writeStored } from '../lib/storage/stored.ts'
import { reloadNames } from './queries.ts'
import { useSession } from './session-store.ts'
import { salesUser } from './testing/users.ts'

afterEach(() => useSession.getState().signedOut())

it('asks the server again for everything that has a name', async () => {
  useSession.getState().signedIn('c-1')
  useSession.getState().userLoaded(salesUser, ['CERAMIC'])
  const queries = new QueryClient()
  queries.setQueryData(['organizations'], [])
  const english = {
    ...salesUser,
    userRespList: salesUser.userRespList.map((one) => ({ ...one, responsibilityName: 'Clerk' })),
  }

  await reloadNames({ getUserInfo: async () => ({ data: english }) }, queries)

  expect(queries.getQueryState(['organizations'])?.isInvalidated).toBe(true)
  expect(useSession.getState()).toMatchObject({
    departments: ['CERAMIC'],
    responsibility: { responsibilityName: 'Clerk' },
  })
})

it('leaves the capacity in which this window acts, whatever another one has chosen', async () => {
  const [first, second] = [1, 2].map((responsibilityId) => ({
    responsibilityId,
    responsibilityName: `R${responsibilityId}`,
    responsibilityCode: `R${responsibilityId}`,
    systemCode: 'OSS',
  }))
  const user = { ...salesUser, userRespList: [first, second].flatMap((one) => one ?? []) }
  useSession.getState().signedIn('c-1')
  useSession.getState().userLoaded(user, ['CERAMIC'])
  expect(useSession.getState().responsibility).toEqual(first)
  writeStored(storedKeys.responsibility, 2)
  await reloadNames({ getUserInfo: async () => ({ data: user }) }, new QueryClient())
  expect(useSession.getState().responsibility).toEqual(first)
})

it('keeps the old names when the server fails', async () => {
  useSession.getState().signedIn('c-1')
  useSession.getState().userLoaded(salesUser, [])
  await reloadNames({ getUserInfo: vi.fn().mockRejectedValue(new Error('down')) }, new QueryClient())
  expect(useSession.getState().user).toEqual(salesUser)
})
