import { endpointIds, endpoints } from '@portal/protocol'
import { expect, test } from 'vitest'
import { specifiedCalls } from './specification.ts'

test('the registry has the specified calls, all of them and no other [S-7.4]', () => {
  expect([...endpointIds].sort()).toEqual([...specifiedCalls.keys()].sort())
})

test.each(endpointIds)('%s is the call that the specification lists [S-7.4]', (id) => {
  const { method, path, encoding, access, provenance } = endpoints[id]
  expect(specifiedCalls.get(id)).toMatchObject({
    method,
    path,
    encoding,
    needsCertificate: access === 'certificate',
    pathAssumed: provenance.path === 'assumed',
  })
})
