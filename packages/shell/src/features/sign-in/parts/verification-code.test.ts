import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codeIn } from './verification-code.ts'

describe('the code in what was typed or pasted', () => {
  it.each([
    ['482913', '482913'],
    [' 482 913 ', '482913'],
    ['482-913', '482913'],
    ['４８２９１３', '482913'],
    ['４８２　９１３', '482913'],
    ['您的验证码是482913，5分钟内有效。', '482913'],
    ['2 minutes left: your code is 482913', '482913'],
    ['2026-11-22 您的验证码 482913', '482913'],
    ['2026-11-22 10:30 your code: 482 913', '482913'],
    ['400-820-8820 code 482913', '482913'],
    ['Code 482-913. Questions? 400-820-8820', '482913'],
    ['G-482913 is your code', '482913'],
    ['4 8 2 9 1 3', '482913'],
    ['4829137', '482913'],
    ['4829', '4829'],
    ['4a8b', '48'],
    ['no digits', ''],
    ['', ''],
  ])('%j: %s', (text, code) => {
    expect(codeIn(text)).toBe(code)
  })

  const anyText = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.stringMatching(/^[0-9 ０-９-]{0,20}$/),
  )

  it('is at most six plain digits, and reading it again changes nothing', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const code = codeIn(text)
        expect(code).toMatch(/^[0-9]{0,6}$/)
        expect(codeIn(code)).toBe(code)
      }),
    )
  })

  const sixDigits = fc.stringMatching(/^[0-9]{6}$/)
  const wide = (digits: string) =>
    digits.replace(/[0-9]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))

  it('is found in any surrounding text and with digits of any width', () => {
    const words = fc.stringMatching(/^[a-z验证码，。: ]{0,12}$/)
    fc.assert(
      fc.property(sixDigits, words, words, fc.boolean(), (code, before, after, isWide) => {
        expect(codeIn(`${before}${isWide ? wide(code) : code}${after}`)).toBe(code)
      }),
    )
  })
})
