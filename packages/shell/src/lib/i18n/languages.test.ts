import { languages, languageTag } from '@portal/protocol/languages'
import * as sdk from '@portal/sub-app-sdk/portal-languages'
import { describe, expect, it } from 'vitest'
import { chooseLanguage } from './languages.ts'

describe('the language at start (specification §1, §9) [S-1.11] [S-1.12] [S-3.15] [S-9.5]', () => {
  it.each([
    ['the cookie', 'ja', ['zh-CN'], 'ja'],
    ['the browser, when there is no cookie', undefined, ['es-MX', 'en'], 'es'],
    ['the browser, when the cookie names no language of the portal', 'fr', ['zh-TW'], 'zh'],
    ['the first of the browser that there is', undefined, ['fr-FR', 'de', 'ja-JP', 'zh'], 'ja'],
    ['English, when nothing fits', 'xx', ['fr', 'ko'], 'en'],
    ['English, when no language is given', undefined, [], 'en'],
    ['no property that every object has', 'constructor', ['toString'], 'en'],
  ])('%s', (_case, cookie, browser, expected) => {
    expect(chooseLanguage(cookie, browser)).toBe(expected)
  })
})

it('sub-apps are offered the same languages, with the same tags', () => {
  expect([...sdk.languages].sort()).toEqual([...languages].sort())
  expect(sdk.languages.map(sdk.languageTag)).toEqual(sdk.languages.map(languageTag))
})
