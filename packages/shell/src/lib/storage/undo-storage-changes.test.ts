import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { WebStorage } from './stored-value.ts'
import { memoryStorage } from './testing/memory-storage.ts'
import { undoStorageChanges } from './undo-storage-changes.ts'

const names = ['a', 'b', 'own']
const entries = fc.dictionary(fc.constantFrom(...names), fc.string())
/** Undefined: removed. */
const writes = fc.array(fc.tuple(fc.constantFrom(...names), fc.option(fc.string(), { nil: undefined })))

const contents = (storage: WebStorage) =>
  Object.fromEntries(names.map((name) => [name, storage.getItem(name)]))

function change(storage: WebStorage, changes: readonly (readonly [string, string | undefined])[]) {
  for (const [name, value] of changes) {
    if (value === undefined) storage.removeItem(name)
    else storage.setItem(name, value)
  }
}

function setUp(before: Readonly<Record<string, string>>) {
  const [local, session] = [memoryStorage(before), memoryStorage(before)]
  let tell: (name: string | null) => void = () => {}
  const undo = undoStorageChanges({
    area: (which) => (which === 'local' ? local : session),
    except: new Set(['own']),
    changedElsewhere: (changed) => {
      tell = changed
      return () => {
        tell = () => {}
      }
    },
  })
  return { local, session, undo, tell: (name: string | null) => tell(name) }
}

it('undoes whatever is written, changed or removed, except for the names that are left alone', () => {
  fc.assert(
    fc.property(entries, writes, (before, changes) => {
      const { local, session, undo } = setUp(before)
      change(local, changes)
      change(session, changes)
      const expected = { ...contents(memoryStorage(before)), own: local.getItem('own') }
      undo()
      expect([contents(local), contents(session)]).toEqual([expected, expected])
    }),
  )
})

it.each([
  ['a value that another window has changed', 'a', { a: 'theirs', b: null }],
  ['everything, when another window has cleared it all', null, { a: 'theirs', b: 'written' }],
] as const)('leaves %s', (_what, key, expected) => {
  const { local, undo, tell } = setUp({ a: 'before' })
  change(local, [
    ['a', 'theirs'],
    ['b', 'written'],
  ])
  tell(key)
  undo()
  expect(contents(local)).toMatchObject(expected)
})

it('undoes once', () => {
  const { local, undo } = setUp({ a: 'before' })
  undo()
  local.setItem('a', 'of the next session')
  undo()
  expect(local.getItem('a')).toBe('of the next session')
})

it('does without storage that the browser blocks', () => {
  const undo = undoStorageChanges({
    area: () => {
      throw new Error('SecurityError')
    },
    except: new Set(),
    changedElsewhere: () => () => {},
  })
  expect(undo).not.toThrow()
})
