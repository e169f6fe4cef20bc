import { expect, test } from 'vitest'
import type { Endpoint } from './endpoint.ts'
import { callIds, endpointIds, extensions } from './registry.ts'

const added: readonly [string, Endpoint][] = Object.entries(extensions)

test.each(added)('%s, which the specification lacks, is assumed in every part', (_id, { provenance }) => {
  expect(new Set(Object.values(provenance))).toEqual(new Set(['assumed']))
})

test('what the specification lists and what is added are apart, and together are all calls', () => {
  expect([...callIds].sort()).toEqual([...endpointIds, ...added.map(([id]) => id)].sort())
})
