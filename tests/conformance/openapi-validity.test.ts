import { contractDocument } from '@portal/mock-server/pages/contract-document'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Validator } from '@seriousme/openapi-schema-validator'
import { beforeAll, describe, expect, test } from 'vitest'

let json: string
beforeAll(async () => {
  json = JSON.stringify(await contractDocument())
})

/** What the official schema of OpenAPI finds wrong. */
async function schemaProblems(source: string) {
  const { valid, errors } = await new Validator().validate(JSON.parse(source))
  return valid ? [] : [errors].flat()
}

/** What Redocly finds wrong beyond that: references, schemas inside of schemas, and examples against their schemas. */
async function lintProblems(source: string) {
  const config = await createConfig({
    extends: ['spec'],
    rules: {
      'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: true },
      'no-invalid-parameter-examples': { severity: 'error', allowAdditionalProperties: true },
      'operation-description': 'error',
      'operation-operationId-unique': 'error',
      'operation-tag-defined': 'error',
      'tag-description': 'error',
      'no-unused-components': 'error',
    },
  })
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config })
  return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)
}

describe('public validators of OpenAPI 3.1', () => {
  test('find nothing wrong with the document', async () => {
    expect(await schemaProblems(json)).toEqual([])
    expect(await lintProblems(json)).toEqual([])
  })

  test.each([
    ['an operation without responses', '"responses"', '"answers"'],
    ['a parameter without a known place', '"in":"query"', '"in":"somewhere"'],
  ])('refuse %s', async (_what, part, spoiled) => {
    const broken = json.replace(part, spoiled)
    expect(await schemaProblems(broken)).not.toEqual([])
    expect(await lintProblems(broken)).not.toEqual([])
  })

  test.each([
    ['a schema of no type', '"type":"boolean"', '"type":"truth"'],
    ['a reference to nothing', '#/components/schemas/MenuItem', '#/components/schemas/Dish'],
    ['an example that its schema forbids', '"orgName":"瓷砖事业部"', '"orgName":7'],
  ])('refuse %s', async (_what, part, spoiled) => {
    expect(json).toContain(part)
    expect(await lintProblems(json.replace(part, spoiled))).not.toEqual([])
  })
})
