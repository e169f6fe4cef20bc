import { describe, expect, it } from 'vitest'
import { shellFiles } from './testing/source-files.ts'

/** Names of languages are the same in every language. */
const mayHoldTexts = /i18n[\\/]languages\.ts$/

const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')

const sources = shellFiles
  .filter(({ path }) => !mayHoldTexts.test(path))
  .map(({ path, text }) => ({ path, code: withoutComments(text) }))

const found = (pattern: RegExp, tail = '') =>
  sources
    .filter(({ path }) => path.endsWith(tail))
    .flatMap(({ path, code }) => [...code.matchAll(pattern)].map(([text]) => `${path}: ${text}`))

// Texts between tags are the linter's: noJsxLiterals.
describe('code contains no text for users', () => {
  it('in Chinese or Japanese', () => {
    expect(found(/.*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}].*/gu)).toEqual([])
  })

  it('in a property that is shown or read out', () => {
    const shown = 'aria-label|aria-description|title|placeholder|alt|label|description|okText|cancelText'
    expect(found(new RegExp(`\\b(?:${shown})=(?:"|\\{['"\`])[^"'\`]*\\p{L}{2}.*`, 'gu'), '.tsx')).toEqual([])
  })
})
