import { createCipheriv } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { demoCipherKey } from './installation/config-problems.ts'
import { decryptPassword, encryptPassword } from './password-cipher.ts'

describe('the cipher of changePassword (specification §7)', () => {
  it('brings every password back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (password) => {
        expect(decryptPassword(encryptPassword(password, demoCipherKey), demoCipherKey)).toBe(password)
      }),
    )
  })

  it('is AES-128-CBC with PKCS#7 padding, as every other implementation computes it [S-7.11]', () => {
    const cipher = createCipheriv('aes-128-cbc', demoCipherKey, demoCipherKey)
    const expected = cipher.update('Tiles@2026', 'utf8', 'base64') + cipher.final('base64')
    expect(encryptPassword('Tiles@2026', demoCipherKey)).toBe(expected)
  })

  it.each(['', 'not base64 !', 'AAAA', btoa('sixteen bytes...')])('%j decrypts to nothing', (text) => {
    expect(decryptPassword(text, demoCipherKey)).toBeUndefined()
  })

  it('never throws on what comes from outside', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String()), (text) => {
        expect(['string', 'undefined']).toContain(typeof decryptPassword(text, demoCipherKey))
      }),
    )
  })

  it('names what is wrong with a key', () => {
    expect(() => encryptPassword('x', 'short')).toThrow('16 bytes')
  })
})
