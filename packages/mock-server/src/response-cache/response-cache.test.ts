import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { VersionedCache } from './response-cache.ts'

/** A database of one number whose version counts its writes. */
class Numbers {
  version = 0
  value = 0
  reads = 0

  write(value: number) {
    this.value = value
    this.version++
  }

  read = async () => {
    this.reads++
    const { value } = this
    await Promise.resolve()
    return { value }
  }
}

describe('what is kept', () => {
  let numbers: Numbers
  let kept: VersionedCache<{ value: number }>
  const ask = (key = 'a') => kept.at(numbers.version, key, numbers.read)
  beforeEach(() => {
    numbers = new Numbers()
    const version = () => numbers.version
    kept = new VersionedCache({ version, entries: 3, bytes: 1000, bytesOf: ({ value }) => value })
  })

  it('is read once', async () => {
    expect([await ask(), await ask()]).toEqual([{ value: 0 }, { value: 0 }])
    expect(numbers.reads).toBe(1)
  })

  it('is read once for all who ask at the same time', async () => {
    await Promise.all([ask(), ask(), ask()])
    expect(numbers.reads).toBe(1)
  })

  it('is read again after a write', async () => {
    await ask()
    numbers.write(7)
    expect(await ask()).toEqual({ value: 7 })
  })

  it('is not kept when there was a write while it was read', async () => {
    const before = ask()
    numbers.write(7)
    expect(await before).toEqual({ value: 0 })
    expect(await ask()).toEqual({ value: 7 })
  })

  it('is not shared with those who ask after a write', async () => {
    const before = ask()
    numbers.write(7)
    expect(await Promise.all([before, ask()])).toEqual([{ value: 0 }, { value: 7 }])
  })

  it('of an old version is read for a request that still wants it', async () => {
    const old = numbers.version
    numbers.write(7)
    await ask()
    await kept.at(old, 'a', numbers.read)
    expect(numbers.reads).toBe(2)
    await ask()
    expect(numbers.reads).toBe(2)
  })

  it('is evicted above its limit, the oldest first', async () => {
    for (const key of ['a', 'b', 'c', 'd']) await ask(key)
    await ask('d')
    expect(numbers.reads).toBe(4)
    await ask('a')
    expect(numbers.reads).toBe(5)
  })

  it('is never larger than its room', async () => {
    numbers.write(1001)
    await ask()
    await ask()
    expect(numbers.reads).toBe(2)
    numbers.write(600)
    for (const key of ['a', 'b', 'b']) await ask(key)
    expect(numbers.reads).toBe(4)
    await ask('a')
    expect(numbers.reads).toBe(5)
  })

  it('contains neither missing values nor failures', async () => {
    const none: VersionedCache<object | null> = new VersionedCache({
      version: () => 0,
      entries: 3,
      bytes: 9,
      bytesOf: () => 1,
    })
    expect(await none.at(0, 'a', async () => null)).toBeNull()
    expect(await none.at(0, 'a', numbers.read)).toEqual({ value: 0 })
    const failing = () => Promise.reject(new Error('refused'))
    await expect(kept.at(0, 'a', failing)).rejects.toThrow('refused')
    expect(await ask()).toEqual({ value: 0 })
  })
})

it('is what a read without keeping gives, however reads and writes follow each other', async () => {
  const step = fc.record({ kind: fc.constantFrom('ask', 'write', 'wait'), key: fc.constantFrom('a', 'b') })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const numbers = new Numbers()
      const limits = { entries: 1, bytes: 1000, bytesOf: () => 1 }
      const kept = new VersionedCache<{ value: number }>({ version: () => numbers.version, ...limits })
      const answers: Promise<void>[] = []
      for (const [index, { kind, key }] of steps.entries()) {
        if (kind === 'write') numbers.write(index)
        if (kind === 'wait') await Promise.resolve()
        if (kind !== 'ask') continue
        const oldest = numbers.value
        const check = ({ value }: { value: number }) => expect(value).toBeGreaterThanOrEqual(oldest)
        answers.push(kept.at(numbers.version, key, numbers.read).then(check))
      }
      await Promise.all(answers)
      const { value } = await kept.at(numbers.version, 'a', numbers.read)
      expect(value).toBe(numbers.value)
    }),
  )
})
