import { expect, it } from 'vitest'
import { ConcurrencyLimiter } from './concurrency-limiter.ts'

/** Work that ends on request. */
function workOf(turns: ConcurrencyLimiter) {
  const log: string[] = []
  const ends = new Map<string, () => void>()
  const begin = (name: string, what = name) =>
    turns.take(name, () => {
      log.push(what)
      return new Promise<void>((resolve) => ends.set(what, resolve))
    })
  const end = async (what: string) => {
    ends.get(what)?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { log, begin, end }
}

it('few worlds work at the same time, the others in the order in which they came', async () => {
  const { log, begin, end } = workOf(new ConcurrencyLimiter(2))
  for (const name of ['a', 'b', 'c', 'd']) void begin(name)
  expect(log).toEqual(['a', 'b'])
  await end('b')
  expect(log).toEqual(['a', 'b', 'c'])
  await end('a')
  expect(log).toEqual(['a', 'b', 'c', 'd'])
})

it('a world at work begins more at once, but not before others that wait', async () => {
  const { log, begin, end } = workOf(new ConcurrencyLimiter(1))
  void begin('a', 'a1')
  void begin('a', 'a2')
  expect(log).toEqual(['a1', 'a2'])
  void begin('b')
  void begin('a', 'a3')
  await end('a1')
  expect(log).toEqual(['a1', 'a2'])
  await end('a2')
  expect(log).toEqual(['a1', 'a2', 'b'])
  await end('b')
  expect(log).toEqual(['a1', 'a2', 'b', 'a3'])
})

it('work that fails leaves its place to others', async () => {
  const turns = new ConcurrencyLimiter(1)
  await expect(turns.take('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await turns.take('b', async () => 'done')).toBe('done')
})
