import type { Favourite } from '@portal/protocol/calls/organization'
import { rejection } from '@portal/protocol/envelope'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '../lib/api/query-client.ts'
import { setDemoConfig } from '../lib/config/testing/demo-config.ts'
import { registerToastHost } from '../lib/ui/toasts.ts'
import { fakeBackend } from '../testing/fake-backend.ts'
import {
  asWished,
  type FavouritePage,
  useFavourites,
  useFavouriteWishes,
  withFavourite,
  withoutFavourite,
} from './favourites.ts'

const favourite = (menuId: number): Favourite => ({
  collectionId: menuId,
  menuId,
  menuCode: `M${menuId}`,
  menuName: `Page ${menuId}`,
  path: `/page/${menuId}`,
  htmlUrl: null,
  systemCode: 'OSS',
})
const ids = (favourites: readonly FavouritePage[]) => favourites.map(({ menuId }) => menuId)

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
    expect(ids(withoutFavourite(known.map(favourite), favourite(removed)))).toEqual(expected)
  })
})

it.each([
  ['nothing pressed', [1, 2], {}, [1, 2]],
  ['one added', [1], { 2: true }, [1, 2]],
  ['one that is there already keeps its place', [1, 2], { 1: true }, [1, 2]],
  ['one given up', [1, 2], { 1: false }, [2]],
  ['one given up that is not there', [1], { 2: false }, [1]],
])('what is pressed and not answered yet: %s', (_what, known, wishes, expected) => {
  const wished = Object.entries(wishes).map(
    ([menuId, isWanted]) => [`OSS/${menuId}`, { page: favourite(Number(menuId)), isWanted }] as const,
  )
  expect(ids(asWished(known.map(favourite), new Map(wished)))).toEqual(expected)
})

describe('the favourites of the user', () => {
  const toasts: string[] = []
  let withdraw = () => {}
  beforeEach(() => {
    setDemoConfig()
    toasts.length = 0
    withdraw = registerToastHost(({ text }) => toasts.push(text))
  })
  afterEach(() => {
    withdraw()
    useFavouriteWishes.setState({ wishes: new Map() })
    vi.unstubAllGlobals()
  })

  function show(client = createQueryClient(() => {})) {
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    )
    return renderHook(useFavourites, { wrapper }).result
  }

  it('are loaded, added to and given up by system, id and code', async () => {
    const pages: unknown[] = []
    const noted = (body: string) => void pages.push(Object.fromEntries(new URLSearchParams(body)))
    fakeBackend({
      findInCollection: () => [favourite(1)],
      addInCollection: (body) => {
        noted(body)
        return favourite(Number(new URLSearchParams(body).get('menuId')))
      },
      deleteInCollection: noted,
    })
    const shown = show()
    await waitFor(() => expect(ids(shown.current.favourites)).toEqual([1]))
    act(() => shown.current.add(favourite(2)))
    await waitFor(() => expect(ids(shown.current.favourites)).toEqual([1, 2]))
    act(() => shown.current.remove(favourite(1)))
    await waitFor(() => expect(ids(shown.current.favourites)).toEqual([2]))
    expect(pages).toEqual([
      { menuId: '2', menuCode: 'M2', systemCode: 'OSS' },
      { menuId: '1', menuCode: 'M1', systemCode: 'OSS' },
    ])
  })

  it('stay as they are when the server refuses, and its message is shown', async () => {
    fakeBackend({
      findInCollection: () => [favourite(1)],
      addInCollection: () => Response.json(rejection('no such menu')),
    })
    const shown = show()
    await waitFor(() => expect(ids(shown.current.favourites)).toEqual([1]))
    act(() => shown.current.add(favourite(9)))
    await waitFor(() => expect(toasts).toEqual(['no such menu']))
    expect(ids(shown.current.favourites)).toEqual([1])
  })

  /** A backend whose answers wait until they are released, and that records its calls. */
  function slowBackend(known: number[]) {
    const asked: string[] = []
    const waiting: ((answer: unknown) => void)[] = []
    const answer = (name: string) => (body: string) => {
      asked.push(`${name} ${new URLSearchParams(body).get('menuId')}`)
      return new Promise((resolve) => waiting.push(resolve))
    }
    fakeBackend({
      findInCollection: () => known.map(favourite),
      addInCollection: answer('add'),
      deleteInCollection: answer('remove'),
    })
    const release = async (data: unknown) => {
      await waitFor(() => expect(waiting).not.toEqual([]))
      await act(async () => waiting.shift()?.(data))
    }
    return { asked, release }
  }
  const refusal = () => Response.json(rejection('no such menu'))

  it('show at once what is pressed, in every place that shows them', async () => {
    slowBackend([1])
    const client = createQueryClient(() => {})
    const [star, list] = [show(client), show(client)]
    await waitFor(() => expect(ids(list.current.favourites)).toEqual([1]))
    act(() => star.current.add(favourite(2)))
    expect(ids(star.current.favourites)).toEqual([1, 2])
    expect(ids(list.current.query.data ?? [])).toEqual([1, 2])
    act(() => star.current.remove(favourite(1)))
    expect(ids(list.current.favourites)).toEqual([2])
  })

  it.each([
    ['added', [1], 2, true, [1, 2]],
    ['given up', [1, 2], 1, false, [2]],
  ])('are as before when the server refuses one that was %s', async (_what, known, menuId, add, pressed) => {
    const { release } = slowBackend(known)
    const shown = show()
    await waitFor(() => expect(ids(shown.current.favourites)).toEqual(known))
    act(() => shown.current[add ? 'add' : 'remove'](favourite(menuId)))
    expect(ids(shown.current.favourites)).toEqual(pressed)
    await release(refusal())
    await waitFor(() => expect(toasts).toEqual(['no such menu']))
    expect(ids(shown.current.favourites)).toEqual(known)
  })

  it('are requested one page once at a time, and the last press counts', async () => {
    const { asked, release } = slowBackend([])
    const shown = show()
    await waitFor(() => expect(shown.current.query.isSuccess).toBe(true))
    act(() => shown.current.add(favourite(2)))
    await waitFor(() => expect(asked).toEqual(['add 2']))
    act(() => shown.current.remove(favourite(2)))
    act(() => shown.current.add(favourite(2)))
    act(() => shown.current.remove(favourite(2)))
    expect(ids(shown.current.favourites)).toEqual([])
    expect(asked).toEqual(['add 2'])
    await release(favourite(2))
    await waitFor(() => expect(asked).toEqual(['add 2', 'remove 2']))
    expect(ids(shown.current.favourites)).toEqual([])
    await release(null)
    act(() => shown.current.add(favourite(2)))
    await waitFor(() => expect(asked).toEqual(['add 2', 'remove 2', 'add 2']))
  })

  it('are not asked again when the press of meanwhile is taken back', async () => {
    const { asked, release } = slowBackend([])
    const shown = show()
    await waitFor(() => expect(shown.current.query.isSuccess).toBe(true))
    act(() => shown.current.add(favourite(2)))
    await waitFor(() => expect(asked).toHaveLength(1))
    act(() => shown.current.remove(favourite(2)))
    act(() => shown.current.add(favourite(2)))
    await release(favourite(2))
    expect(ids(shown.current.favourites)).toEqual([2])
    expect(asked).toEqual(['add 2'])
  })

  describe('of which one is added, and taken back before that fails', () => {
    const broken = () => Response.json({}, { status: 500 })

    /** Toggles twice while the server's first call fails, then asks for the server's state. */
    async function pressTwice(kept: number[], answers: readonly unknown[]) {
      const asked: string[] = []
      let known: number[] = []
      const waiting: ((answer: unknown) => void)[] = []
      fakeBackend({
        findInCollection: () => known.map(favourite),
        addInCollection: () => {
          asked.push('add')
          return new Promise((resolve) => waiting.push(resolve))
        },
        deleteInCollection: () => {
          asked.push('remove')
          return answers[0] ?? null
        },
      })
      const failures = vi.fn()
      const shown = show(createQueryClient(failures))
      await waitFor(() => expect(shown.current.query.isSuccess).toBe(true))
      act(() => shown.current.add(favourite(2)))
      await waitFor(() => expect(asked).toEqual(['add']))
      act(() => shown.current.remove(favourite(2)))
      known = kept
      await act(async () => waiting.shift()?.(broken()))
      await waitFor(() => expect(useFavouriteWishes.getState().wishes.size).toBe(0))
      return { asked, shown, reported: () => failures.mock.calls.map(([error]) => error.kind) }
    }

    it('nothing is reported where the server already has what was wanted', async () => {
      const { asked, shown, reported } = await pressTwice([], [])
      expect(asked).toEqual(['add'])
      expect(ids(shown.current.favourites)).toEqual([])
      expect(reported()).toEqual([])
    })

    it('it is removed where it was added despite the failure', async () => {
      const { asked, shown, reported } = await pressTwice([2], [])
      expect(asked).toEqual(['add', 'remove'])
      await waitFor(() => expect(ids(shown.current.favourites)).toEqual([]))
      expect(reported()).toEqual([])
    })

    it('where it cannot be removed either, that is reported once and the star is as the server has it', async () => {
      const { asked, shown, reported } = await pressTwice([2], [broken()])
      expect(asked).toEqual(['add', 'remove'])
      await waitFor(() => expect(ids(shown.current.favourites)).toEqual([2]))
      expect(reported()).toEqual(['http'])
    })
  })
})
