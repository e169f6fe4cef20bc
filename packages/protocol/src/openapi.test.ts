import { describe, expect, it } from 'vitest'
import { openApiDocument } from './openapi.ts'
import { callIds, calls } from './registry.ts'

const document = JSON.parse(JSON.stringify(openApiDocument()))

/** Every `$ref` of a document. */
function references(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) =>
    key === '$ref' ? [String(value)] : references(value),
  )
}

describe('the OpenAPI document', () => {
  it.each(callIds)('describes %s', (id) => {
    const { path, method, access, provenance } = calls[id]
    const operation = document.paths[path][method.toLowerCase()]
    expect(operation.operationId).toBe(id)
    expect(operation.security).toEqual(access === 'certificate' ? [{ certificate: [] }] : [])
    expect(operation['x-path-provenance']).toBe(provenance.path)
  })

  it('resolves every reference inside itself', () => {
    const refs = new Set(references(document))
    expect([...refs]).toEqual(['#/components/schemas/MenuItem'])
    expect(document.components.schemas.MenuItem.properties.children.items).toEqual({
      $ref: '#/components/schemas/MenuItem',
    })
  })

  it('shows the one field of form-params with the JSON inside it', () => {
    const { requestBody } = document.paths[calls.changePassword.path].post
    const { schema } = requestBody.content['application/x-www-form-urlencoded']
    expect(schema.properties.params.contentSchema.required).toContain('oldPassword')
    expect(requestBody['x-provenance']).toBe('documented')
  })

  it('marks what is assumed', () => {
    expect(document.paths[calls.findNoticeList.path].post['x-path-provenance']).toBe('assumed')
  })
})
