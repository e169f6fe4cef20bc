import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

/** Where the document says that its paths begin. */
const roots = ['packages/shell/src', 'packages', '.']

const named = [
  ...readFileSync(resolve(root, 'ARCHITECTURE.md'), 'utf8').matchAll(/`([\w./-]+\/[\w./-]*)`/g),
].map(([, path = '']) => path)

test('every path of ARCHITECTURE.md exists', () => {
  const missing = named.filter(
    (path) => !/^\/|NAME/.test(path) && !roots.some((start) => existsSync(resolve(root, start, path))),
  )
  expect(named.length).toBeGreaterThan(100)
  expect(missing).toEqual([])
})
