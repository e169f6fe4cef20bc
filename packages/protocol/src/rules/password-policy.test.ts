import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAcceptablePassword, passwordRules } from './password-policy.ts'

const lower = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz')
const upper = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ')
const digit = fc.constantFrom(...'0123456789')
const special = fc.constantFrom(...'!@#&*')
const any = fc.oneof(lower, upper, digit, special)

describe('password policy (specification §5)', () => {
  it.each([
    ['Tiles@26', true],
    ['Tiles@2026Tiles@', true],
    ['Tiles@2', false],
    ['Tiles@2026Tiles@2', false],
    ['tiles@2026', false],
    ['TILES@2026', false],
    ['Tiles@Tiles', false],
    ['Tiles2026', false],
    ['Tiles@2026$', false],
    ['Tiles@20 26', false],
    ['Tiles@2026\n', false],
    ['Tïles@2026', false],
    ['', false],
  ])('%j: %s [S-5.8] [S-9.12]', (password, accepted) => {
    expect(isAcceptablePassword(password)).toBe(accepted)
  })

  it('accepts any order of the four classes within 8 to 16 characters [S-5.8]', () => {
    const valid = fc
      .tuple(lower, upper, digit, special, fc.array(any, { minLength: 4, maxLength: 12 }))
      .chain(([a, b, c, d, rest]) =>
        fc.shuffledSubarray([a, b, c, d, ...rest], { minLength: 4 + rest.length }),
      )
    fc.assert(fc.property(valid, (characters) => isAcceptablePassword(characters.join(''))))
  })

  it('refuses a foreign character anywhere [S-5.8]', () => {
    const foreign = fc.string({ minLength: 1, maxLength: 1 }).filter((one) => !/[A-Za-z0-9!@#&*]/.test(one))
    fc.assert(
      fc.property(foreign, fc.nat({ max: 10 }), (character, place) => {
        const password = `Tiles@2026`.slice(0, place) + character + `Tiles@2026`.slice(place)
        expect(isAcceptablePassword(password)).toBe(false)
      }),
    )
  })

  it.each([
    ['', []],
    ['tile', ['lowercase', 'nothingElse']],
    ['TILE', ['uppercase', 'nothingElse']],
    ['2026', ['digit', 'nothingElse']],
    ['!@#&*', ['special', 'nothingElse']],
    ['12345678', ['length', 'digit', 'nothingElse']],
    ['Tiles@2026$', ['length', 'lowercase', 'uppercase', 'digit', 'special']],
    ['Tiles@2026', ['length', 'lowercase', 'uppercase', 'digit', 'special', 'nothingElse']],
  ])('%j follows %j', (password, expected) => {
    const followed = passwordRules.filter(({ pattern }) => pattern.test(password))
    expect(followed.map(({ name }) => name)).toEqual(expected)
  })
})
