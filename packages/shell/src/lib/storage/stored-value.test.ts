import { keyPrefix } from '@portal/protocol/rules/stored-names'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isText } from './checks.ts'
import { createValueStore, storedKey } from './stored-value.ts'
import { memoryStorage } from './testing/memory-storage.ts'

const dayMs = 86_400_000
const anything = (_value: unknown): _value is unknown => true
const key = storedKey('thing', anything)
const textKey = storedKey('text', isText)

function setUp(local = memoryStorage(), session = memoryStorage()) {
  const clock = { now: 1_000_000 }
  const store = createValueStore({
    area: (area) => (area === 'local' ? local : session),
    now: () => clock.now,
  })
  return { store, clock, local, session }
}

describe('a stored value (specification §9)', () => {
  it('comes back unchanged until its days are over, and never after [S-9.4]', () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.double({ min: 0, max: 400, noNaN: true }),
        fc.integer({ min: 0, max: 4_000_000_000_000 }),
        // The clock may be set back, too.
        fc.integer({ min: -800 * dayMs, max: 800 * dayMs }),
        (value, days, start, passed) => {
          const { store, clock, local } = setUp()
          clock.now = start
          store.write(key, value, { days })
          clock.now += passed
          const alive = clock.now < start + days * dayMs
          expect(store.read(key)).toEqual(alive ? JSON.parse(JSON.stringify(value)) : undefined)
          expect(local.length).toBe(alive ? 1 : 0)
        },
      ),
    )
  })

  it.each([
    ['local', 3 * dayMs - 1, 'kept'],
    ['local', 3 * dayMs, undefined],
    ['session', 3 * dayMs - 1, 'kept'],
    ['session', 3 * dayMs, undefined],
  ] as const)(
    'lives three days by default: in %s storage after %d ms %j [S-9.4]',
    (area, later, expected) => {
      const { store, clock } = setUp()
      const inArea = storedKey('text', isText, { area })
      store.write(inArea, 'kept')
      clock.now += later
      expect(store.read(inArea)).toBe(expected)
    },
  )

  it('is dropped when it is broken, whatever it contains', () => {
    fc.assert(
      fc.property(fc.string(), (broken) => {
        const { store, local } = setUp(memoryStorage({ RTM_text: broken }))
        expect(store.read(textKey)).toBeUndefined()
        expect(local.getItem('RTM_text')).toBeNull()
      }),
    )
  })

  it('is dropped when it has another shape than its key says', () => {
    const { store, local } = setUp()
    store.write(key, { from: 'an older version' })
    local.setItem('RTM_text', local.getItem('RTM_thing') ?? '')
    expect(store.read(textKey)).toBeUndefined()
    expect(local.getItem('RTM_text')).toBeNull()
  })
})

describe('sign-out', () => {
  it('clears both areas of everything but the kept keys, those of sub-systems too [S-4.8]', () => {
    const { store, local, session } = setUp(
      memoryStorage({ RTM_a: '1', RTM_kept: '2', oms_draft: '3' }),
      memoryStorage({ RTM_b: '4', 'czdp:filter': '5' }),
    )
    store.clear([{ name: `${keyPrefix}kept` }])
    expect([local.length, local.getItem('RTM_kept'), session.length]).toEqual([1, '2', 0])
  })

  it('leaves what other applications of the same host keep in local storage', () => {
    const { store, local, session } = setUp(
      memoryStorage({ RTM_a: '1', wiki_draft: '2' }),
      memoryStorage({ RTM_b: '3', wiki_filter: '4' }),
    )
    store.clear([], undefined, true)
    expect([local.length, local.getItem('wiki_draft'), session.length]).toEqual([1, '2', 0])
  })

  it('of one area leaves the other alone', () => {
    const { store, local, session } = setUp(memoryStorage({ RTM_a: '1' }), memoryStorage({ RTM_b: '2' }))
    store.clear([], ['session'])
    expect([local.length, session.length]).toEqual([1, 0])
  })
})

describe('storage that refuses', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError')
  }

  it('leaves the portal without memory, not without function', () => {
    const store = createValueStore({ area: refuse, now: () => 0 })
    store.write(textKey, 'lost')
    store.remove(textKey)
    store.clear([])
    expect(store.read(textKey)).toBeUndefined()
  })

  it('keeps reading when it is full', () => {
    const full = { ...memoryStorage({ RTM_text: '{"value":"old","expiresAt":9}' }), setItem: refuse }
    const store = createValueStore({ area: () => full, now: () => 0 })
    store.write(textKey, 'new')
    expect(store.read(textKey)).toBe('old')
  })
})
