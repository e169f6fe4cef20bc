import { expect, it } from 'vitest'
import { unaskedFindings } from './unasked.ts'

const hi = 'alert “Hi”'

it.each([
  ['does nothing of the kind', [], [], []],
  ['greets', [hi], [], ['advice dialogs']],
  ['greets again and again', [hi, hi], [], ['problem dialogs']],
  ['leads elsewhere', [], ['https://elsewhere.test/'], ['problem location']],
])('a page that %s', (_what, dialogs, moves, verdicts) => {
  const findings = unaskedFindings({ dialogs, moves })
  expect(findings.map(({ verdict, about }) => `${verdict} ${about}`)).toEqual(verdicts)
})

it('names each dialog once, and the first address', () => {
  const findings = unaskedFindings({ dialogs: [hi, hi], moves: ['https://one.test/', 'https://two.test/'] })
  expect(findings.map(({ remark }) => remark)).toEqual([
    expect.stringContaining('to https://one.test/ without'),
    expect.stringContaining('(alert “Hi”)'),
  ])
})
