import { expect, test } from 'vitest'
import { maskedPhone } from './masked-phone.ts'

test.each([
  ['19900000006', '199****0006'],
  ['110', '110****'],
  ['', '****'],
])('%s is shown as %s', (phone, shown) => {
  expect(maskedPhone(phone)).toBe(shown)
})
