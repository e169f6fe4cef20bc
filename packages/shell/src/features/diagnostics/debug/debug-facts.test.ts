import { expect, it } from 'vitest'
import { demoConfig } from '../../../lib/config/testing/demo-config.ts'
import { maskedCertificate, shownConfig } from './debug-facts.ts'

it.each([
  ['0123456789abcdef', '0123…***'],
  ['short', '***'],
  ['', '***'],
])('of the certificate %s people see %s', (certificate, shown) => {
  expect(maskedCertificate(certificate)).toBe(shown)
})

it('the configuration shows without its keys', () => {
  const shown = shownConfig(demoConfig)
  expect(shown).toContain('"tabLimit": 20')
  expect(shown).toContain('"cipherKey": "***"')
  expect(shown).not.toContain(demoConfig.cipherKey)
})
