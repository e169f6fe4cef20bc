import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

test('each job of trainers in the documents is done by a test that clicks the panel', async () => {
  const document = await readFile(resolve(root, 'docs/training.md'), 'utf8')
  const spec = await readFile(resolve(root, 'tests/e2e/control-panel.spec.ts'), 'utf8')
  const numbersIn = (text: string, pattern: RegExp) => [
    ...new Set([...text.matchAll(pattern)].map(([, number]) => number)),
  ]
  const jobs = numbersIn(document, /^## (\d+)\. /gm)
  expect(jobs).toHaveLength(5)
  expect(numbersIn(spec, /^test\('trainer’s job (\d+),/gm)).toEqual(jobs)
})
