import { readFileSync } from 'node:fs'
import { type Language, languages } from '@portal/protocol/languages'
import { expect, it } from 'vitest'

const template = (path: string) => new URL(`../../templates/${path}`, import.meta.url)

it.each(['common', 'react-kit'])(
  'the template %s has its texts in every language of the portal',
  async (name) => {
    // A variable path: templates are not part of this project's types.
    const path = template(`${name}/src/texts.ts`).pathname
    const { textsOf } = (await import(path)) as { textsOf(language: Language): object | undefined }
    for (const language of languages)
      expect(Object.keys(textsOf(language) ?? {}), language).toEqual(Object.keys(textsOf('en') ?? {}))
  },
)

it('the template with the page kit has antd’s texts in every language of the portal', () => {
  const code = readFileSync(template('react-kit/src/appearance.tsx'), 'utf8')
  const [, locales = ''] = /const locales = \{(.*)\}/.exec(code) ?? []
  expect([...locales.matchAll(/(\w+):/g)].map(([, language]) => language).sort()).toEqual(
    [...languages].sort(),
  )
})
