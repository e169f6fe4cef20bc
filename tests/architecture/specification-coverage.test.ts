import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const list = readFileSync(resolve(root, 'docs/specification-coverage.md'), 'utf8')

/** The lines of the tables, without their heads. */
const rows = [...list.matchAll(/^\| (.+) \| (.+) \|$/gm)].filter(
  ([, says]) => says !== 'the specification says',
)

/** A file, and the name of something in it. */
const mention = /\[[^\]]+\]\(\.\.\/([^)]+)\) “([^”]+)”/g

test.each(['§2', '§3', '§4', '§5', '§6', '§8', '§9'])('%s has its table', (section) => {
  expect(list).toMatch(new RegExp(`^## ${section} .+\n\n\\| the specification says `, 'm'))
})

describe('every line names tests that are there', () => {
  test.each(rows.map(([, says = '', shownBy = '']) => [says, shownBy]))('%s', (_says, shownBy) => {
    const named = [...shownBy.matchAll(mention)]
    expect(named).toHaveLength(shownBy.split('<br>').length)
    for (const [, file = '', name = ''] of named) {
      expect(existsSync(resolve(root, file)), file).toBe(true)
      expect(readFileSync(resolve(root, file), 'utf8')).toContain(name)
    }
  })
})
