import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(resolve(root, path), 'utf8')

/** Where ARCHITECTURE.md says that its paths begin. */
const roots = ['packages/shell/src', 'packages', '.']

test('every path that ARCHITECTURE.md names exists', () => {
  const named = [...read('ARCHITECTURE.md').matchAll(/`([\w./-]+\/[\w./-]*)`/g)].map(([, path = '']) => path)
  const missing = named.filter(
    (path) => !/^\/|NAME/.test(path) && !roots.some((start) => existsSync(resolve(root, start, path))),
  )
  expect(named.length).toBeGreaterThan(100)
  expect(missing).toEqual([])
})

test('every test that docs/security.md names exists with its title', () => {
  const named = [...read('docs/security.md').matchAll(/\[([^\]`]+)\]\(\.\.\/([^)]+\.(?:test|spec)\.tsx?)\)/g)]
  const missing = named.filter(
    ([, title = '', path = '']) => !(existsSync(resolve(root, path)) && read(path).includes(title)),
  )
  expect(named.length).toBeGreaterThan(15)
  expect(missing.map(([link]) => link)).toEqual([])
})
