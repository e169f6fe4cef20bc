import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseWorldName } from './world-name.ts'

describe('a world name', () => {
  it.each(['main', 'class-3', 'e2e_42', 'x', 'a'.repeat(64)])('may be %s', (name) => {
    expect(parseWorldName(name)).toBe(name)
  })

  it('is the same in upper and lower case', () => {
    expect(parseWorldName('Class-3')).toBe('class-3')
  })

  it.each([
    ['', 'no world name'],
    ['a'.repeat(65), 'no world name'],
    ['../main', 'no world name'],
    ['a/b', 'no world name'],
    ['a\\b', 'no world name'],
    ['a.db', 'no world name'],
    ['瓷砖', 'no world name'],
    ['main\n', 'no world name'],
    ['__proto__', 'a letter or digit first'],
    ['-x', 'a letter or digit first'],
    ['CON', 'reserved by Windows'],
    ['lpt1', 'reserved by Windows'],
  ])('may not be %j', (name, reason) => {
    expect(() => parseWorldName(name)).toThrow(reason)
  })

  it('is harmless as a file name, whatever was requested', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (input) => {
        let name: string
        try {
          name = parseWorldName(input)
        } catch (error) {
          expect(error).toHaveProperty('name', 'StoreError')
          return
        }
        expect(name).toMatch(/^[a-z0-9][a-z0-9_-]{0,63}$/)
      }),
    )
  })
})
