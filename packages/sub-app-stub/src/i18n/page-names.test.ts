import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages } from '@portal/protocol/languages'
import { type SpecifiedSubApp, specifiedSubApps, specifiedSystems } from '@portal/protocol/systems'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { pageNames } from './page-names.ts'

interface FixtureItem {
  readonly path: string
  readonly name: string
  readonly nameEn: string
  readonly children?: readonly FixtureItem[]
}

const leaves = (items: readonly FixtureItem[]): FixtureItem[] =>
  items.flatMap((item) => (item.children ? leaves(item.children) : item))

const root = join(import.meta.dirname, '../../../..')
/** The store checks the file's shape. */
const menuItems = (app: SpecifiedSubApp): FixtureItem[] =>
  leaves(
    parse(
      readFileSync(
        join(root, 'fixtures/companies/yanchuan/menus', `${specifiedSystems.codeOfApp(app)}.yaml`),
        'utf8',
      ),
    ),
  )

/** What a menu item is called in a language. */
function menuNames(language: Language): (item: FixtureItem) => string | undefined {
  if (language === 'zh') return ({ name }) => name
  if (language === 'en') return ({ nameEn }) => nameEn
  const file = join(root, `packages/mock-server/translations/names.${language}.json`)
  const names: Readonly<Record<string, string>> = JSON.parse(readFileSync(file, 'utf8'))
  return ({ nameEn }) => names[nameEn]
}

describe('pages', () => {
  it.each(specifiedSubApps)('exist for every menu item of %s', (app) => {
    const paths = menuItems(app).map(({ path }) => path)
    expect(Object.keys(pageNames.en[app])).toEqual(expect.arrayContaining(paths))
  })

  it.each(languages)('are called in %s what their menu items are called', (language) => {
    const nameOf = menuNames(language)
    for (const app of specifiedSubApps) {
      const names = Object.fromEntries(menuItems(app).map((item) => [item.path, nameOf(item)]))
      expect(pageNames[language][app]).toMatchObject(names)
    }
  })

  it.each(languages)('have a name in %s', (language) => {
    for (const app of specifiedSubApps) {
      expect(Object.keys(pageNames[language][app])).toEqual(Object.keys(pageNames.en[app]))
    }
  })
})
