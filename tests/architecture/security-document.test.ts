import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const file = resolve(import.meta.dirname, '../../docs/security.md')

const rows = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.includes('](../'))
const named = rows.flatMap((row) =>
  [...row.matchAll(/\[([^\]]+)\]\((\.\.\/[^)]+\.(?:test|spec)\.tsx?)\)/g)].map(
    ([, title = '', path = '']) => ({
      title,
      path,
    }),
  ),
)

test('docs/security.md names a test for each threat', () => {
  expect(rows.length).toBeGreaterThan(15)
  expect(named.length).toBeGreaterThanOrEqual(rows.length)
})

test.each(named)('the test that docs/security.md names exists: $title', ({ title, path }) => {
  const test = join(dirname(file), path)
  expect(existsSync(test)).toBe(true)
  expect(readFileSync(test, 'utf8')).toContain(title)
})
