import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@portal/protocol/languages'
import { specifiedSubApps, specifiedSystems } from '@portal/protocol/systems'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { pageNames } from './page-names.ts'

interface FixtureItem {
  readonly path: string
  readonly children?: readonly FixtureItem[]
}

const leaves = (items: readonly FixtureItem[]): string[] =>
  items.flatMap(({ path, children }) => (children ? leaves(children) : path))

const menus = join(import.meta.dirname, '../../../../fixtures/companies/yanchuan/menus')

describe('pages', () => {
  it.each(specifiedSubApps)('exist for every menu item of %s', (app) => {
    // The store checks the file's shape; here only its addresses matter.
    const items = parse(
      readFileSync(join(menus, `${specifiedSystems.codeOfApp(app)}.yaml`), 'utf8'),
    ) as FixtureItem[]
    expect(Object.keys(pageNames.en[app])).toEqual(expect.arrayContaining(leaves(items)))
  })

  it.each(languages)('have a name in %s', (language) => {
    for (const app of specifiedSubApps) {
      expect(Object.keys(pageNames[language][app])).toEqual(Object.keys(pageNames.en[app]))
    }
  })
})
