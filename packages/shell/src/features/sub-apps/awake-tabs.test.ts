import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { awakeTabs } from './awake-tabs.ts'

/** `a!` is a tab with unsaved input. */
const tabsOf = (text: string) =>
  text.split(' ').map((one) => ({ tabId: one.replace('!', ''), isDirty: one.endsWith('!') }))

describe('which tabs are awake', () => {
  it.each([
    { rule: 'a visited tab wakes', awake: '', tabs: 'a b', active: 'b', max: 2, next: 'b' },
    { rule: 'a tab that was never visited sleeps', awake: 'a', tabs: 'a b', active: 'a', max: 2, next: 'a' },
    {
      rule: 'the visited tab comes first',
      awake: 'a b c',
      tabs: 'a b c',
      active: 'c',
      max: 3,
      next: 'c a b',
    },
    {
      rule: 'the least recently used one falls asleep',
      awake: 'a b',
      tabs: 'a b c',
      active: 'c',
      max: 2,
      next: 'c a',
    },
    {
      rule: 'a dirty one stays, the next one goes',
      awake: 'a b',
      tabs: 'a b! c',
      active: 'c',
      max: 2,
      next: 'c b',
    },
    {
      rule: 'dirty ones may be more than the limit',
      awake: 'a b',
      tabs: 'a! b! c',
      active: 'c',
      max: 2,
      next: 'c a b',
    },
    {
      rule: 'the visited one wakes even with no place left',
      awake: 'a',
      tabs: 'a b',
      active: 'b',
      max: 1,
      next: 'b',
    },
    { rule: 'a closed one is forgotten', awake: 'a b', tabs: 'a', active: 'a', max: 2, next: 'a' },
    {
      rule: 'a page outside changes nothing',
      awake: 'a b',
      tabs: 'a b',
      active: 'home',
      max: 2,
      next: 'a b',
    },
    {
      rule: 'going between awake ones wakes no other',
      awake: 'a b',
      tabs: 'a b c',
      active: 'b',
      max: 3,
      next: 'b a',
    },
  ])('$rule', ({ awake, tabs, active, max, next }) => {
    const before = awake ? awake.split(' ') : []
    expect(awakeTabs(before, tabsOf(tabs), active, max).join(' ')).toBe(next)
  })

  it('is the same list when nothing changes', () => {
    const awake = ['a', 'b']
    expect(awakeTabs(awake, tabsOf('a b'), 'a', 2)).toBe(awake)
  })

  it('never takes the visited tab or one with unsaved input away, and keeps to the limit otherwise', () => {
    const ids = fc.uniqueArray(fc.constantFrom(...'abcdefghij'), { minLength: 1 })
    fc.assert(
      fc.property(
        ids,
        ids,
        fc.integer({ min: 1, max: 5 }),
        fc.func(fc.boolean()),
        (open, awake, max, dirty) => {
          const tabs = open.map((tabId) => ({ tabId, isDirty: dirty(tabId) }))
          const [active = ''] = open
          const next = awakeTabs(awake, tabs, active, max)
          const kept = tabs
            .filter(({ tabId, isDirty }) => isDirty && awake.includes(tabId))
            .map(({ tabId }) => tabId)
          expect(next[0]).toBe(active)
          expect(next).toEqual(expect.arrayContaining(kept))
          if (!awake.includes(active)) {
            expect(next.length).toBeLessThanOrEqual(Math.max(max, new Set([active, ...kept]).size))
          }
        },
      ),
    )
  })
})
