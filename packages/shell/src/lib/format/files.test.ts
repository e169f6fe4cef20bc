import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { savedName } from './files.ts'

describe('what a file is saved as', () => {
  it.each([
    ['瓷砖产品价目表.csv', '瓷砖产品价目表.csv'],
    ['../../etc/passwd', '_.._etc_passwd'],
    ['C:\\temp\\x.csv', 'C__temp_x.csv'],
    ['...hidden', 'hidden'],
    ['a.csv. ', 'a.csv'],
    ['con.txt', '_con.txt'],
    ['console.txt', 'console.txt'],
    ['price\u202evsc.exe', 'price_vsc.exe'],
    ['line\r\nbreak.txt', 'line__break.txt'],
    ['', 'file'],
    ['..', 'file'],
    [`${'长'.repeat(300)}.csv`, `${'长'.repeat(116)}.csv`],
  ])('%j as %j', (name, expected) => {
    expect(savedName(name)).toBe(expected)
  })

  it('names one file, whatever it is called', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
        const saved = savedName(name)
        expect(saved).not.toMatch(/[/\\\p{Cc}]|^\.|^$/u)
        expect([...saved].length).toBeLessThanOrEqual(121)
      }),
    )
  })
})
