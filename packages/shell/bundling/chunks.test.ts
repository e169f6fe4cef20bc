import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { chunkExports } from './chunks.ts'

const source = resolve(import.meta.dirname, '../src')

const modules = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, code: readFileSync(join(source, file), 'utf8') }))

test.each([...new Set(Object.values(chunkExports).flat())])('one module exports %s', (name) => {
  const declaration = new RegExp(`^export (const|function|async function) ${name}\\b`, 'm')
  expect(modules.filter(({ code }) => declaration.test(code))).toHaveLength(1)
})
