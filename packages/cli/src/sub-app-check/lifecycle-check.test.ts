import { expect, it } from 'vitest'
import { judgedUnmount, noLifecycles, surplus } from './lifecycle-check.ts'

it.each([
  ['offers none', [], /Call startSubApp .*"host": "iframe"/],
  [
    'fails before',
    ['Invalid regular expression', 'Invalid regular expression'],
    /have failed: Invalid regular expression\.$/,
  ],
])('a page that %s gets a finding with what it lacks', (_what, failures, remark) => {
  expect(noLifecycles(failures).remark).toMatch(remark)
})

const nothing = { nodes: ['<div#root>'], globals: ['portal'] }

it.each([
  [[], [], []],
  [['a'], ['a'], []],
  [['a'], ['a', 'a', 'b'], ['a', 'b']],
  [['a', 'b'], ['b'], []],
])('from %j to %j there are more: %j', (before, after, more) => {
  expect(surplus(before, after)).toEqual(more)
})

it('a page that leaves nothing is ok, also one that leaves the same after each opening', () => {
  expect(judgedUnmount(nothing, nothing)).toMatchObject([{ verdict: 'ok' }])
})

it.each([
  [{ nodes: ['<div#root>', '<div.popup>'] }, ': <div.popup>.'],
  [{ globals: ['portal', 'instance2'] }, ': instance2.'],
])('%j is reported, with a remedy', (left, remark) => {
  const [finding, ...others] = judgedUnmount(nothing, { ...nothing, ...left })
  expect(finding).toMatchObject({ about: 'unmounting', verdict: 'advice' })
  expect(finding?.remark).toContain(remark)
  expect(others).toEqual([])
})

it('a page that fails on close is a problem, reported once with the reason', () => {
  const errors = ['oms__s1', 'oms__s1r1'].map(
    (name) => `parcel '${name}' died in status UNMOUNTING: unmount boom`,
  )
  const findings = judgedUnmount(nothing, nothing, errors)
  expect(findings).toMatchObject([{ about: 'unmounting', verdict: 'problem' }])
  expect(findings[0]?.remark).toContain('fails: unmount boom. ')
})
