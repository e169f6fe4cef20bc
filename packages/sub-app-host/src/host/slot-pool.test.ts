import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { createSlotPool, type Slot } from './slot-pool.ts'

const tidy = { isReusable: () => true, release() {} }

describe('slots', () => {
  it('number the instances of each sub-app from one', () => {
    const pool = createSlotPool()
    expect([pool.take('oms').name, pool.take('oms').name, pool.take('ltc').name]).toEqual([
      'oms__s1',
      'oms__s2',
      'ltc__s1',
    ])
  })

  it('are used again, the first free one first', () => {
    const pool = createSlotPool()
    const [first] = [pool.take('oms'), pool.take('oms')]
    first.release(tidy)
    expect(pool.take('oms').name).toBe('oms__s1')
  })

  it('are renamed after a failure, for good', () => {
    const pool = createSlotPool()
    pool.take('oms').release('invalidated')
    const second = pool.take('oms')
    expect(second.name).toBe('oms__s1r1')
    second.release(tidy)
    expect(pool.take('oms').name).toBe('oms__s1r1')
  })

  it('are renamed after a page that left something behind, and the page is released', () => {
    const pool = createSlotPool()
    const untidy = { isReusable: () => false, release: vi.fn() }
    pool.take('oms').release(untidy)
    expect(untidy.release).toHaveBeenCalledOnce()
    expect(pool.take('oms').name).toBe('oms__s1r1')
  })

  it('are renamed when code of the last page did something long after', () => {
    const pool = createSlotPool()
    const late = { isReusable: vi.fn(() => true), release: vi.fn() }
    pool.take('oms').release(late)
    late.isReusable.mockReturnValue(false)
    expect(pool.take('oms').name).toBe('oms__s1r1')
    expect(late.release).toHaveBeenCalledOnce()
  })

  it('are renamed for a page whose files are newer', () => {
    const pool = createSlotPool()
    const page = { isReusable: () => true, release: vi.fn() }
    pool.take('oms').release(page)
    expect(pool.take('oms', '1-2').name).toBe('oms__s1r1')
    expect(page.release).toHaveBeenCalledOnce()
  })

  it('are released once only', () => {
    const pool = createSlotPool()
    const first = pool.take('oms')
    first.release(tidy)
    const again = pool.take('oms')
    first.release(tidy)
    expect(pool.take('oms').name).not.toBe(again.name)
  })

  it('never share a living name, never reuse an invalidated one, and need no more names than that', () => {
    const step = fc.record({
      app: fc.constantFrom('oms', 'ltc'),
      release: fc.option(fc.nat()),
      invalidate: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const pool = createSlotPool()
        const living: Slot[] = []
        const invalidated = new Set<string>()
        const seen = new Set<string>()
        let peak = 0
        for (const { app, release, invalidate } of steps) {
          if (release === null) {
            const slot = pool.take(app)
            expect(invalidated).not.toContain(slot.name)
            living.push(slot)
            seen.add(slot.name)
            peak = Math.max(peak, living.length)
          } else {
            const [slot] = living.splice(release % Math.max(living.length, 1), 1)
            slot?.release(invalidate ? 'invalidated' : tidy)
            if (slot && invalidate) invalidated.add(slot.name)
          }
          expect(new Set(living.map(({ name }) => name)).size).toBe(living.length)
        }
        expect(seen.size).toBeLessThanOrEqual(2 * peak + invalidated.size)
      }),
    )
  })
})
