import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { assumptionList } from '@portal/protocol/assumptions/assumption-list'
import { callIds } from '@portal/protocol/registry'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const { general, calls } = assumptionList()

test.each(general)('$about: the place is there and says so itself', ({ where, calls: ids = [] }) => {
  for (const file of where) expect(readFileSync(join(root, file), 'utf8'), file).toMatch(/assumed/i)
  expect(callIds).toEqual(expect.arrayContaining([...ids]))
})

test('every call has its part of the list', () => {
  expect(calls.map(({ call }) => call)).toEqual(callIds)
})

/** These contain single fields, which the list takes from their schemas, and the code that shows the list. */
const fieldFolders = /\/src\/(calls|entities|assumptions|openapi|pages)\//
/** What no call follows, only the shell. */
const ofTheShell = /\/src\/(rules\/(tabs|stored-names)\.ts$|installation\/)/
const listed = new Set(general.flatMap(({ where }) => where))
const aboutMarks = ['endpoint.ts', 'specified.ts'].map((file) => `packages/protocol/src/${file}`)

test('what the code of the backend calls assumed is in the list', () => {
  const unlisted = ['protocol', 'store', 'mock-server']
    .flatMap((name) => sourcesOf(join('packages', name, 'src')))
    .filter(
      (file) =>
        !fieldFolders.test(file) && !listed.has(file) && !aboutMarks.includes(file) && !ofTheShell.test(file),
    )
    .filter((file) => /assumed/i.test(readFileSync(join(root, file), 'utf8')))
  expect(unlisted).toEqual([])
})

const sourcesOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('generated'))
    .map((file) => join(folder, file).split(sep).join('/'))
