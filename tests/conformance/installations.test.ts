import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { configProblems } from '@portal/protocol/installation/config-rules'
import { configSchema } from '@portal/protocol/installation/config-schema'
import { Errors } from 'typebox/value'
import { expect, test } from 'vitest'
import { configurationTable, keyDefinitions, type Schema } from './configuration-table.ts'

const root = join(import.meta.dirname, '..', '..')
const documentFile = join(root, 'docs/configuration.md')
const document = readFileSync(documentFile, 'utf8')
const config = JSON.parse(readFileSync(join(root, 'fixtures/companies/yanchuan/public/config.json'), 'utf8'))

test.each(readdirSync(join(root, 'fixtures/companies')))('the configuration of %s can be used', (company) => {
  const file = join(root, 'fixtures/companies', company, 'public/config.json')
  expect(configProblems(JSON.parse(readFileSync(file, 'utf8')))).toEqual([])
})

test('it has the documented values (specification §2, §7, §9) [S-2.16] [S-2.20] [S-7.2] [S-9.1] [S-9.10] [S-9.18]', () => {
  expect(config).toMatchObject({ productTitle: 'RTM首页', tabLimit: 20, requestTimeoutMs: 30_000 })
  expect(Object.keys(config.subApps)).toEqual(['oms', 'ltc', 'czdp', 'dp'])
})

test('it keeps the page of each tab alive (decision 13)', () => {
  expect(config).not.toHaveProperty('maxLiveSubApps')
})

const schemaAsJson: Schema = JSON.parse(JSON.stringify(configSchema))
const definitions = keyDefinitions(schemaAsJson).map((definition) => [definition.key, definition] as const)

test.each(definitions)('%s is described, and its default and its examples can be used', (_, { schema }) => {
  expect(schema.description).toMatch(/\S/)
  const values = [schema.default, ...(schema.examples ?? [])].filter((value) => value !== undefined)
  for (const value of values) expect(Errors(schema, value)).toEqual([])
})

// `npm test -- conformance -u` regenerates the table.
test('docs/configuration.md has the keys as they are defined', async () => {
  const [table = ''] = /^\| key \|.*\n(?:\|.*\n)*/m.exec(document) ?? []
  const expected = document.replace(table, () => `${configurationTable(schemaAsJson)}\n`)
  await expect(expected).toMatchFileSnapshot(documentFile)
})
