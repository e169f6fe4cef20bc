import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import budget from '../../budget.json' with { type: 'json' }

const root = resolve(import.meta.dirname, '../..')

const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return /^(node_modules|dist|generated)$/.test(entry.name) ? [] : filesIn(path)
    return /(?<!\.d)\.(tsx?|m?js|cjs)$/.test(entry.name) ? [path] : []
  })

const isTest = (file: string) =>
  /\.(test|spec)\.tsx?$|^packages\/[^/]+\/src\/(.*\/)?testing\//.test(file) || file.startsWith('tests/')

const packages = readdirSync(join(root, 'packages')).flatMap((name) =>
  ['src', 'bin', 'bundling'].flatMap((folder) =>
    readdirSync(join(root, 'packages', name)).includes(folder) ? filesIn(`packages/${name}/${folder}`) : [],
  ),
)
const files = [...packages, ...filesIn('scripts'), ...filesIn('tests')]
const production = files.filter((file) => !isTest(file))
const ofSubAppHost = production.filter((file) => file.startsWith('packages/sub-app-host/src/'))

const linesOf = (chosen: readonly string[]) =>
  chosen.reduce((sum, file) => sum + readFileSync(join(root, file), 'utf8').split('\n').length - 1, 0)

test.each([
  ['production lines', linesOf(production), budget.production.lines],
  ['production files', production.length, budget.production.files],
  ['lines of the sub-app host', linesOf(ofSubAppHost), budget.subAppHost.lines],
  ['files of the sub-app host', ofSubAppHost.length, budget.subAppHost.files],
  ['lines of tests', linesOf(files.filter(isTest)), budget.tests.lines],
])('%s stay within budget.json', (_what, measured, limit) => {
  expect(measured).toBeLessThanOrEqual(limit)
})
