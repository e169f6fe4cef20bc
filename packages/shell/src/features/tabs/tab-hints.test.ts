import { expect, it } from 'vitest'
import { tabHints } from './tab-hints.ts'

const tab = (key: string, title: string, ...marks: string[]) => ({ key, title, marks })

it.each([
  ['a title of its own has none', [tab('a', 'Orders', 'OMS'), tab('b', 'Pick-ups', 'OMS')], []],
  [
    'the system tells them apart',
    [tab('a', 'Orders', 'OMS', '1'), tab('b', 'Orders', 'LTC', '2')],
    ['OMS', 'LTC'],
  ],
  [
    'within a system the record does',
    [tab('a', 'Orders', 'OMS', ''), tab('b', 'Orders', 'OMS', 'TC2')],
    ['', 'TC2'],
  ],
  [
    'both do where neither does alone',
    [tab('a', 'Orders', 'OMS', '1'), tab('b', 'Orders', 'LTC', '1'), tab('c', 'Orders', 'OMS', '2')],
    ['OMS · 1', 'LTC · 1', 'OMS · 2'],
  ],
  ['else they are counted', [tab('a', 'Orders', 'OMS'), tab('b', 'Orders', 'OMS')], ['1', '2']],
])('%s', (_rule, tabs, hints) => {
  expect([...tabHints(tabs).values()]).toEqual(hints)
})
