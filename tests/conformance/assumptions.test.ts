import { callWords } from '@portal/protocol/assumptions/assumption-list'
import { assumptionsOf, type JsonSchema, schemaFields } from '@portal/protocol/assumptions/call-assumptions'
import type { Endpoint } from '@portal/protocol/endpoint'
import { type CallId, type EndpointId, endpointIds, endpoints, extensions } from '@portal/protocol/registry'
import { type EntityName, entityWords, sourceKey } from '@portal/protocol/specified'
import { describe, expect, test } from 'vitest'
import { specifiedCalls } from './specification.ts'

type Part = 'pathParams' | 'query' | 'body' | 'data'

/** Words in the list of calls that are no field names: it mentions ids and a code, and portal pages show neither. */
const plainWords: Partial<Record<EndpointId, string>> = { updateMessageStatus: 'ids', twoFactorLogin: 'code' }

/** Calls whose answer the specification shows: with the call (§7), or as an entity (§3). */
const shownAnswers: readonly CallId[] = [
  'login',
  'getUserInfo',
  'findOrganization',
  'findMenuInfoAllSystem',
  'findDic',
  'findNoticeList',
  'customerServiceToken',
]

const wordsIn = (text: string) => new Set(text.match(/\w+/g))
const entityNames = Object.keys(entityWords) as EntityName[] // keys of a const object are its names
const allEntityWords = wordsIn(Object.values(entityWords).join(' '))

const fieldsOf = (call: Endpoint, part: Part) => {
  const schema: JsonSchema | undefined = call[part]
  return schema && call.answer !== 'redirect' ? schemaFields(schema) : []
}
const leafOf = (name: string) => name.slice(name.lastIndexOf('.') + 1)
const isListed = (call: Endpoint, part: Part, name: string) =>
  assumptionsOf(call).some((one) => one.part === part && one.field === name && one.unknown === 'name')

describe.each(endpointIds)('of %s', (id) => {
  const call: Endpoint = endpoints[id]
  const { note, path } = specifiedCalls.get(id) ?? { note: '', path: '' }
  const named = wordsIn(`${note} ${path.match(/\{\w+\}/g)?.join(' ')}`)
  named.delete(plainWords[id] ?? '')

  test.each(['pathParams', 'query', 'body'] as const)(
    '%s: just what the list of calls does not name is assumed',
    (part) => {
      for (const { name } of fieldsOf(call, part)) {
        expect(isListed(call, part, name), name).toBe(!named.has(leafOf(name)))
      }
    },
  )

  test('data: just what the specification does not show is assumed', () => {
    for (const { name } of fieldsOf(call, 'data')) {
      const isShown =
        shownAnswers.includes(id) && (named.has(leafOf(name)) || allEntityWords.has(leafOf(name)))
      expect(isListed(call, 'data', name), name).toBe(!isShown)
    }
  })

  test('what is marked as documented is where the mark says', () => {
    for (const part of ['pathParams', 'query', 'body', 'data'] as const) {
      if (call.provenance[part] !== 'documented') continue
      for (const { name, schema } of fieldsOf(call, part)) {
        const source = schema[sourceKey]
        if (source === undefined) continue
        const entity = entityNames.find((known) => source === `§3 ${known}`)
        expect([...wordsIn(entity ? entityWords[entity] : callWords[id])], `${name}, ${source}`).toContain(
          leafOf(name),
        )
      }
    }
  })

  test('the address and the encoding are assumed unless the specification says them', () => {
    const parts = assumptionsOf(call).map(({ part }) => part)
    const says = /\(form|form-encoded|params JSON/.test(callWords[id])
    expect(parts.includes('address')).toBe(specifiedCalls.get(id)?.pathAssumed)
    expect(parts.includes('encoding')).toBe(call.method === 'POST' && !says)
  })
})

test.each(Object.entries(extensions))(
  '%s, which the specification lacks, is assumed as a whole',
  (_id, call: Endpoint) => {
    const listed = assumptionsOf(call)
    expect(listed.map(({ part }) => part)).toEqual(
      expect.arrayContaining([
        'address',
        'data',
        ...(call.method === 'POST' ? ['encoding', 'body'] : ['query']),
      ]),
    )
    expect(listed.filter(({ unknown }) => unknown === 'values')).toEqual([])
  },
)
