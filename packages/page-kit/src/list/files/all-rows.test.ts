import { expect, it, vi } from 'vitest'
import { allRows } from './all-rows.ts'

const listOf = (total: number) => {
  const rows = Array.from({ length: total }, (_, index) => index)
  return async ({ current, size }: { current: number; size: number }) => ({
    rows: rows.slice((current - 1) * size, current * size),
    total,
  })
}

it.each([0, 1, 500, 501, 12_400])('loads all of %i rows', async (total) => {
  const { signal } = new AbortController()
  const found = await allRows(listOf(total), { signal, onProgress: () => {} })
  expect(found).toHaveLength(total)
  expect(found.at(-1)).toBe(total === 0 ? undefined : total - 1)
})

it('says how far it is, and ends when it is stopped', async () => {
  const stop = new AbortController()
  const onProgress = vi.fn(() => stop.abort())
  const load = vi.fn(listOf(1200))
  await expect(allRows(load, { signal: stop.signal, onProgress })).rejects.toThrow()
  expect(onProgress.mock.calls).toEqual([[500, 1200]])
  expect(load).toHaveBeenCalledTimes(2)
})

it('ends where rows are gone meanwhile', async () => {
  const { signal } = new AbortController()
  const load = async ({ current }: { current: number }) => ({ rows: current === 1 ? [1] : [], total: 2 })
  expect(await allRows(load, { signal, onProgress: () => {} })).toEqual([1])
})
