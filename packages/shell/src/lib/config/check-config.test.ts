import { expectedInWords } from '@portal/protocol/installation/value-rule'
import { expect, it } from 'vitest'
import texts from '../i18n/locales/en/config.json'
import { checkConfig } from './check-config.ts'
import { demoConfig } from './testing/demo-config.ts'

it('a configuration that can be used is given back', async () => {
  expect(await checkConfig(demoConfig, false)).toBe(demoConfig)
})

it('all that is wrong is named, the paths of calls with it', async () => {
  const callPaths = { login: 'login', findNoticeList: '/notices' }
  const mappings = { noticeSystem: '' }
  expect(await checkConfig({ ...demoConfig, tabLimit: 0, callPaths, mappings }, false)).toEqual([
    { field: 'tabLimit', expected: 'count', values: { minimum: '1', maximum: '500' } },
    { field: 'callPaths.login', expected: 'callPath' },
    { field: 'mappings.noticeSystem', expected: 'text' },
  ])
})

it('a portal that was built for production refuses the key of the demo and the environment of developers', async () => {
  const development = { ...demoConfig, environment: 'development' }
  expect(await checkConfig(development, true)).toEqual([
    { field: 'cipherKey', expected: 'ownKey' },
    { field: 'environment', expected: 'deployed' },
  ])
  const own = { ...demoConfig, cipherKey: '0123456789abcdef', environment: 'production' }
  expect(await checkConfig(own, true)).toBe(own)
})

it.each([[null], [[]], ['text']])('%j is no configuration', async (value) => {
  expect(await checkConfig(value, false)).toEqual([{ field: 'config.json', expected: 'object' }])
})

it('what is expected is said in English as the command line says it', () => {
  expect(texts.expected).toEqual(expectedInWords)
})
