import { expect, it } from 'vitest'
import { phoneIn } from './phone-sign-in.tsx'

it.each([
  ['19900000002', '19900000002'],
  [' 199 0000-0002 ', '19900000002'],
  ['１９９０００００００２', '19900000002'],
  ['+86 (199) 0000.0002', '+8619900000002'],
  ['', undefined],
  ['12', undefined],
  ['wangjing', undefined],
  ['1990000000a', undefined],
])('%j is the telephone number %j', (text, phone) => {
  expect(phoneIn(text)).toBe(phone)
})
