import { openTestApp, type TestApp } from '@portal/mock-server/testing/test-app'
import { callIds, calls } from '@portal/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'

interface OpenApiDocument {
  readonly openapi: string
  readonly info: { readonly title: string; readonly version: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>
}

let portal: TestApp
let document: OpenApiDocument
beforeAll(async () => {
  portal = await openTestApp()
  document = (await portal.app.inject('/openapi.json')).json()
})
afterAll(() => portal.close())

test('the document says what it is', () => {
  expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Portal backend' } })
})

test.each(callIds)('%s is in it, under its path and method', (id) => {
  const { path, method } = calls[id]
  expect(document.paths[path]?.[method.toLowerCase()]?.operationId).toBe(id)
})

test('it describes nothing else', () => {
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual([...callIds].sort())
})

test('every reference in it leads somewhere', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)]
  expect(references.length).toBeGreaterThan(0)
  for (const [, pointer = ''] of references) {
    const target = pointer.split('/').reduce<unknown>((node, key) => Reflect.get(Object(node), key), document)
    expect(target, pointer).toBeDefined()
  }
})
