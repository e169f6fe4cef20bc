import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './passwords.ts'

describe('a password hash', () => {
  it('is matched by its password alone', async () => {
    const hash = await hashPassword('Tiles@2026')
    expect(hash).not.toContain('Tiles')
    expect(await verifyPassword('Tiles@2026', hash)).toBe(true)
    expect(await verifyPassword('tiles@2026', hash)).toBe(false)
    expect(await verifyPassword('', hash)).toBe(false)
  })

  it('differs for two people with the same password', async () => {
    expect(await hashPassword('Tiles@2026')).not.toBe(await hashPassword('Tiles@2026'))
  })

  it('that is no hash matches nothing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.constant('scrypt-16384-8-1$$')), async (stored) => {
        expect(await verifyPassword('Tiles@2026', stored)).toBe(false)
      }),
    )
  })
})
