import { languages } from '@portal/protocol/languages'
import { describe, expect, it } from 'vitest'
import { askedKey, flattenTexts, placeholders } from './testing/flatten-texts.ts'
import { sourceFiles } from './testing/source-files.ts'

const found = import.meta.glob<object>('../../**/locales/*/*.json', { eager: true, import: 'default' })
/** By language and namespace. */
const files = Object.fromEntries(
  Object.entries(found).map(([path, texts]) => [path.replace(/^.*\/locales\//, ''), texts]),
)
const namespaces = Object.keys(files).flatMap((path) => /^en\/([\w-]+)\.json$/.exec(path)?.[1] ?? [])

const textsOf = (language: string, namespace: string) =>
  flattenTexts(files[`${language}/${namespace}.json`] ?? {})
const askedKeys = (language: string, namespace: string) => [
  ...new Set(Object.keys(textsOf(language, namespace)).map(askedKey)),
]

it('there is one file for each language and namespace, and no other [S-1.11]', () => {
  const expected = languages.flatMap((language) => namespaces.map((name) => `${language}/${name}.json`))
  expect(Object.keys(files).sort()).toEqual(expected.sort())
})

describe.each(namespaces)('the texts %s', (namespace) => {
  describe.each(languages)('in %s', (language) => {
    it('have the keys that the English ones have', () => {
      expect(askedKeys(language, namespace).sort()).toEqual(askedKeys('en', namespace).sort())
    })

    it('say something and take the same values', () => {
      const english = textsOf('en', namespace)
      for (const [key, text] of Object.entries(textsOf(language, namespace))) {
        expect(text, key).toMatch(/\S/)
        if (key in english) expect(placeholders(text), key).toEqual(placeholders(english[key]))
      }
    })

    it('write what they count in the form of the language', () => {
      const counting = Object.entries(textsOf(language, namespace)).filter(([key]) => askedKey(key) !== key)
      for (const [key, text] of counting) expect(text, key).not.toContain('{{count}}')
    })

    it('have every plural form that the language has', () => {
      const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
      const keys = Object.keys(textsOf(language, namespace))
      const plurals = new Set(keys.map(askedKey).filter((key) => !keys.includes(key)))
      const missing = [...plurals].flatMap((key) =>
        forms.map((form) => `${key}_${form}`).filter((one) => !keys.includes(one)),
      )
      expect(missing).toEqual([])
    })
  })

  it('are all used', () => {
    const code = sourceFiles.map(({ text }) => text).join('\n')
    const unused = askedKeys('en', namespace).filter((key) => {
      const [leaf = key] = key.split('.').slice(-1)
      return (
        !code.includes(`'${key}'`) && !code.includes(`'${leaf}'`) && !new RegExp(`\\.${leaf}\\b`).test(code)
      )
    })
    expect(unused).toEqual([])
  })
})

it('have every key that code uses', () => {
  const unknown = sourceFiles.flatMap(({ path, text }) => {
    const used = [...text.matchAll(/\buseTranslation\(([^)]+)\)/g)].flatMap(([, names = '']) =>
      [...names.matchAll(/'([^']+)'/g)].map(([, name = '']) => name),
    )
    if (used.length === 0) return []
    const known = new Set(used.flatMap((name) => askedKeys('en', name)))
    const keys = [...text.matchAll(/\bt\('([^']+)'/g)].map(([, key = '']) => key)
    return keys.filter((key) => !known.has(key)).map((key) => `${path}: ${key}`)
  })
  expect(unknown).toEqual([])
})
