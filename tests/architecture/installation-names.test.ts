import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const shell = resolve(import.meta.dirname, '../../packages/shell')
const texts = /\.(tsx?|css|html|json|svg|txt)$/

/** What the shell is built from. */
const sources = ['src', 'public', 'bundling', '.'].flatMap((folder) =>
  readdirSync(join(shell, folder), { recursive: folder !== '.', encoding: 'utf8' })
    .filter((file) => texts.test(file) && !file.includes('testing/'))
    .map((file) => join(folder, file)),
)

test('the shell knows the name of no company: it is data of an installation', () => {
  const named = sources.filter((file) => /砚川|硯川|yanchuan/i.test(readFileSync(join(shell, file), 'utf8')))
  expect(sources.length).toBeGreaterThan(500)
  expect(named).toEqual([])
})
