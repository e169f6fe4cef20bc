import { expect, it } from 'vitest'
import { callMetadata } from './call-metadata.ts'
import { moduleOfValues } from './call-metadata-plugin.ts'
import { configRules } from './installation/config-rules.ts'

const runModule = (code: string): Promise<unknown> =>
  import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)

it('is the data that it was made of', async () => {
  const values = { callMetadata, configRules, list: [[], {}, 'a"b', null] }
  expect({ ...Object(await runModule(moduleOfValues(values))) }).toEqual(values)
})

it('writes equal parts once', async () => {
  const part = { pattern: 'a long pattern', expected: 'text' }
  const code = moduleOfValues({ rules: { one: part, other: { ...part }, lists: [[part], [part]] } })
  expect(code.match(/a long pattern/g)).toHaveLength(1)
  expect(await runModule(code)).toMatchObject({ rules: { one: part, other: part, lists: [[part], [part]] } })
})
