import type { Favourite } from '@portal/protocol/entities/favourite'
import { rejection } from '@portal/protocol/envelope'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '../api/query-client.ts'
import { setDemoConfig } from '../config/testing/demo-config.ts'
import { toastsShownBy } from '../feedback/toasts.ts'
import { fakeBackend } from '../testing/fake-backend.ts'
import { useFavourites, withFavourite, withoutFavourite } from './favourites.ts'

const favourite = (menuId: number): Favourite => ({
  collectionId: menuId,
  menuId,
  menuCode: `M${menuId}`,
  menuName: `Page ${menuId}`,
  path: `/page/${menuId}`,
  htmlUrl: null,
  systemCode: 'OSS',
})
const ids = (favourites: readonly Favourite[]) => favourites.map(({ menuId }) => menuId)

describe('a list of favourites', () => {
  it.each([
    [[], 1, [1]],
    [[1], 2, [1, 2]],
    [[1, 2], 1, [2, 1]],
  ])('%j with page %i is %j', (known, added, expected) => {
    expect(ids(withFavourite(known.map(favourite), favourite(added)))).toEqual(expected)
  })

  it.each([
    [[1, 2], 1, [2]],
    [[1], 2, [1]],
  ])('%j without page %i is %j', (known, removed, expected) => {
    expect(ids(withoutFavourite(known.map(favourite), removed))).toEqual(expected)
  })
})

describe('the favourites of the user', () => {
  const told: string[] = []
  let withdraw = () => {}
  beforeEach(() => {
    setDemoConfig()
    told.length = 0
    withdraw = toastsShownBy(({ text }) => told.push(text))
  })
  afterEach(() => {
    withdraw()
    vi.unstubAllGlobals()
  })

  function show() {
    const client = createQueryClient(() => {})
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    )
    return renderHook(useFavourites, { wrapper }).result
  }

  it('are loaded, added to and given up', async () => {
    fakeBackend({
      findInCollection: () => [favourite(1)],
      addInCollection: (body) => favourite(Number(new URLSearchParams(body).get('menuId'))),
      deleteInCollection: () => null,
    })
    const shown = show()
    await waitFor(() => expect(ids(shown.current.favourites)).toEqual([1]))
    act(() => shown.current.add(2))
    await waitFor(() => expect(ids(shown.current.favourites)).toEqual([1, 2]))
    act(() => shown.current.remove(1))
    await waitFor(() => expect(ids(shown.current.favourites)).toEqual([2]))
  })

  it('stay as they are when the server refuses, which is told in its words', async () => {
    fakeBackend({
      findInCollection: () => [favourite(1)],
      addInCollection: () => Response.json(rejection('no such menu')),
    })
    const shown = show()
    await waitFor(() => expect(ids(shown.current.favourites)).toEqual([1]))
    act(() => shown.current.add(9))
    await waitFor(() => expect(told).toEqual(['no such menu']))
    expect(ids(shown.current.favourites)).toEqual([1])
  })
})
