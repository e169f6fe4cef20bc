import { describe, expect, it } from 'vitest'
import { quotedPath } from './template.ts'

describe('a path in a command to be pasted', () => {
  it.each([
    ['linux', '/home/me/spare-parts_2.0'],
    ['win32', 'C:\\work\\spare-parts'],
  ] as const)('is left unquoted where no shell interprets it: %s %s', (platform, path) => {
    expect(quotedPath(path, platform)).toBe(path)
  })

  it.each([
    ['linux', '/tmp/带 空格/spare', '"/tmp/带 空格/spare"'],
    ['linux', '/tmp/a&b', '"/tmp/a&b"'],
    ['linux', '/tmp/$a `b` "c" \\d', '"/tmp/\\$a \\`b\\` \\"c\\" \\\\d"'],
    ['win32', 'C:\\My work\\spare', '"C:\\My work\\spare"'],
  ] as const)('is quoted otherwise: %s %s', (platform, path, quoted) => {
    expect(quotedPath(path, platform)).toBe(quoted)
  })
})
