import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fingerprint } from './fingerprint.mjs'

let root: string

const write = (path: string, content: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), content)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-fingerprint-'))
  write('src/a.ts', 'one')
  write('src/deep/b.ts', 'two')
})

afterEach(() => rmSync(root, { recursive: true }))

test.each([
  ['other content', () => write('src/a.ts', 'One')],
  ['a new file', () => write('src/c.ts', '')],
  ['a removed file', () => rmSync(join(root, 'src/deep/b.ts'))],
  [
    'the same content under another name',
    () => {
      rmSync(join(root, 'src/a.ts'))
      write('src/a2.ts', 'one')
    },
  ],
  ['a file that was absent', () => write('settings.json', '')],
])('%s changes it', (_what, change) => {
  const before = fingerprint(root, ['src', 'settings.json'])
  change()
  expect(fingerprint(root, ['src', 'settings.json'])).not.toBe(before)
})

test.each([
  ['a new date', () => utimesSync(join(root, 'src/a.ts'), 1, 1)],
  ['a test', () => write('src/a.test.ts', 'test')],
  ['an installed package', () => write('src/node_modules/some/index.js', '')],
  ['a build result', () => write('src/dist/a.js', '')],
  ['what the compiler remembers', () => write('src/tsconfig.tsbuildinfo', '')],
  ['a file elsewhere', () => write('docs/a.md', '')],
])('%s does not change it', (_what, change) => {
  const before = fingerprint(root, ['src', 'settings.json'])
  change()
  expect(fingerprint(root, ['src', 'settings.json'])).toBe(before)
})
