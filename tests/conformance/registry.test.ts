import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpointIds, endpoints } from '@portal/protocol'
import { callMetadata } from '@portal/protocol/call-metadata'
import { encodeRequest } from '@portal/protocol/encoding'
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

const form = 'application/x-www-form-urlencoded'
const sentAs: Readonly<Record<string, readonly (string | undefined)[]>> = {
  json: ['application/json', '{"sent":1}'],
  form: [form, 'sent=1'],
  'form-params': [form, 'params=%7B%22sent%22%3A1%7D'],
  query: [undefined, undefined],
}

test.each(endpointIds)('%s leaves a client as the specification lists it [S-7.4]', (id) => {
  const specified = specifiedCalls.get(id)
  const pathParams = { systemCode: 'SYS', certificate: 'c-1', token: 'c-1' }
  const { method, url, headers, body } = encodeRequest(callMetadata[id], { pathParams, body: { sent: 1 } })
  const path = specified?.path.replace('{systemCode}', 'SYS').replace(/\{(certificate|token)\}/, 'c-1')
  expect([method, url]).toEqual([specified?.method, path])
  expect([headers['content-type'], body]).toEqual(sentAs[specified?.encoding ?? ''])
})

const root = join(import.meta.dirname, '../..')
const sources = ['shell', 'sub-app-stub']
  .map((name) => join(root, 'packages', name, 'src'))
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  )
  .filter((path) => /(?<!\.test)\.tsx?$/.test(path) && !path.includes('testing'))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')

test('portal or stand-ins make each of them, but for those of decision 29 [S-7.4]', () => {
  // By the typed client, by its name as the source of a list, or as an address.
  const isMade = (id: string) =>
    new RegExp(`(?:[aA]pi|client|callMetadata)\\s*\\.${id}\\b|'${id}'`).test(sources)
  expect(endpointIds.filter((id) => !isMade(id))).toEqual(['ossLogin', 'findMenuList'])
})
