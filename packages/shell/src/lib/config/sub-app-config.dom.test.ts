import { afterEach, expect, it } from 'vitest'
import { hostOf } from './sub-app-config.ts'

const { CSSScopeRule } = window
afterEach(() => Object.assign(window, { CSSScopeRule }))

it.each([
  [undefined, 'qiankun'],
  ['qiankun', 'qiankun'],
  ['iframe', 'iframe'],
] as const)('a sub-app with the host %s runs in %s', (host, runsIn) => {
  expect(hostOf({ host })).toBe(runsIn)
})

it.each([undefined, 'qiankun', 'iframe'] as const)(
  'in a browser without @scope, one with the host %s runs in an iframe',
  (host) => {
    Reflect.deleteProperty(window, 'CSSScopeRule')
    expect(hostOf({ host })).toBe('iframe')
  },
)
