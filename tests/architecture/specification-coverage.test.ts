import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const list = readFileSync(resolve(root, 'docs/specification-coverage.md'), 'utf8')

const testFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : testFiles(path)
    return /\.(test\.tsx?|spec\.ts)$/.test(entry.name) ? [path] : []
  })

/** An id at the end of a title, which may carry several. */
const idInTitle = /\[(S-\d+\.\d+)\](?=(?: \[S-\d+\.\d+\])*['"`],)/g

const idsInTests = new Set(
  ['packages', 'scripts', 'tests']
    .flatMap((folder) => testFiles(resolve(root, folder)))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(idInTitle)].map(([, id = '']) => id)),
)

const rowsOf = (section: string) => [...section.matchAll(/^\| (?!id )([^|]+) \| /gm)].map(([, id = '']) => id)
const documented = rowsOf(list)

describe.each(['1', '2', '3', '4', '5', '6', '7', '8', '9'])('§%s', (number) => {
  const section = list.split(/^## /m).find((text) => text.startsWith(`§${number} `)) ?? ''

  test('has its table', () => {
    expect(section).toMatch(/^§.+\n\n\| id \| the specification says \|\n\|---\|---\|\n\| S-/)
  })

  test('gives each line an id of its own', () => {
    const ids = rowsOf(section)
    expect(ids.filter((id) => !new RegExp(`^S-${number}\\.\\d+$`).test(id))).toEqual([])
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })
})

test('each id of the document is carried by a test', () => {
  expect(documented.filter((id) => !idsInTests.has(id))).toEqual([])
})

test('each id that a test carries is in the document', () => {
  expect([...idsInTests].filter((id) => !documented.includes(id))).toEqual([])
})
