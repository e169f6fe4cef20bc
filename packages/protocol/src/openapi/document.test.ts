import { describe, expect, it } from 'vitest'
import type { Endpoint } from '../endpoint.ts'
import { callIds, calls, extensions } from '../registry.ts'
import { openApiDocument } from './document.ts'

const document = JSON.parse(JSON.stringify(openApiDocument()))

const operationOf = (call: Endpoint) => document.paths[call.path][call.method.toLowerCase()]
const dataOf = (call: Endpoint) =>
  operationOf(call).responses['200'].content['application/json'].schema.anyOf[0].properties.data

/** Every `$ref` of a document. */
function references(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) =>
    key === '$ref' ? [String(value)] : references(value),
  )
}

describe('the OpenAPI document', () => {
  it.each(callIds)('describes %s', (id) => {
    const call: Endpoint = calls[id]
    const operation = operationOf(call)
    expect(operation.operationId).toBe(id)
    expect(operation.security).toEqual(call.access === 'certificate' ? [{ certificate: [] }] : [])
    expect(operation['x-assumed']).toBe(call.provenance.path === 'assumed' ? true : undefined)
    expect(operation.description).toMatch(id in extensions ? /^\*\*Beyond the specification/ : /§7/)
  })

  it('names a recursive schema once, and points at it', () => {
    expect(references(document)).toContain('#/components/schemas/MenuItem')
    expect(document.components.schemas.MenuItem.properties.children.items).toEqual({
      $ref: '#/components/schemas/MenuItem',
    })
  })

  it('shows the one field of form-params with the JSON inside it', () => {
    const { schema } = operationOf(calls.changePassword).requestBody.content[
      'application/x-www-form-urlencoded'
    ]
    expect(schema.properties.params.required).toContain('oldPassword')
  })
})

describe('what is assumed is marked in place', () => {
  it('an address, an encoding', () => {
    expect(operationOf(calls.findNoticeDetail)).toMatchObject({ 'x-assumed': true })
    expect(operationOf(calls.login).requestBody.content['application/json']).toMatchObject({
      'x-assumed': true,
    })
    expect(operationOf(calls.findDic).requestBody.content).not.toHaveProperty(
      'application/x-www-form-urlencoded.x-assumed',
    )
  })

  it('a field beside a specified one', () => {
    const { properties } = dataOf(calls.findDic).items
    expect(properties.lookupCode).toEqual({ type: 'string', 'x-specification': '§3 Lookup entry' })
    expect(properties.meaning).toEqual({ type: 'string', 'x-assumed': true })
  })

  it('all of a part that is not shown, even fields that are shown elsewhere', () => {
    expect(dataOf(calls.findNoticeDetail).properties.noticeType).toEqual({
      type: 'string',
      'x-assumed': true,
    })
    expect(operationOf(calls.findMessagePagination).responses['200']).toMatchObject({ 'x-assumed': true })
  })

  it('the values of a field that is shown', () => {
    expect(dataOf(calls.findNoticeList).items.properties.showModalInHomePage).toMatchObject({
      'x-specification': '§3 Notice',
      'x-specified-values': ['Y'],
      'x-assumed-values': 'N',
    })
  })

  it('a parameter', () => {
    const [current] = operationOf(calls.ceramicSalesOrderPage).parameters
    expect(current).not.toHaveProperty('x-assumed')
    expect(operationOf(calls.gatherList).parameters[0]).toMatchObject({ name: 'current', 'x-assumed': true })
  })
})
