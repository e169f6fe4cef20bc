import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { configProblems } from '@portal/protocol/installation/config-problems'
import { configSchema } from '@portal/protocol/installation/config-schema'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const document = readFileSync(join(root, 'docs/configuration.md'), 'utf8')
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

const descriptionOf = (schema: object) => ('description' in schema ? String(schema.description) : '')
const descriptions = Object.entries(configSchema.properties).map(
  ([key, schema]) => [key, descriptionOf(schema)] as const,
)

test.each(descriptions)('docs/configuration.md has the row of %s as it is defined', (key, description) => {
  const rows = document.split('\n').filter((line) => line.startsWith(`| \`${key}\``))
  expect(rows).toEqual([expect.stringContaining(`| ${description} |`)])
})
