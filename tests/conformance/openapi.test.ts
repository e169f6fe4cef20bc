import { openTestApp, type TestApp } from '@portal/mock-server/testing/test-app'
import { callIds, calls } from '@portal/protocol'
import type { Endpoint } from '@portal/protocol/endpoint'
import { worldHeader } from '@portal/protocol/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

interface Operation {
  readonly operationId: string
  readonly responses: Readonly<Record<string, unknown>>
}

interface OpenApiDocument {
  readonly openapi: string
  readonly info: { readonly title: string; readonly version: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
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

describe('what the state of a world is answered with is in it', () => {
  test.each(callIds)('%s', async (id) => {
    const { path, method }: Endpoint = calls[id]
    const { statusCode } = await portal.app.inject({
      method,
      url: path.replaceAll(/\{\w+\}/g, 'NONE'),
      headers: { [worldHeader]: 'no-such-world' },
    })
    expect(statusCode).toBe(404)
    const responses = document.paths[path]?.[method.toLowerCase()]?.responses ?? {}
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['404', '503', '507']))
  })
})

describe('what a wrong request is refused with is in it', () => {
  const large = 'x'.repeat(1024 * 1024 + 1)
  const refusedWith = async (call: Endpoint, wrong: object) => {
    const url = call.path.replaceAll(/\{\w+\}/g, 'NONE')
    const { statusCode } = await portal.app.inject({ method: call.method, url, ...wrong })
    return statusCode
  }
  const isDocumented = ({ path, method }: Endpoint, status: number) =>
    Object.keys(document.paths[path]?.[method.toLowerCase()]?.responses ?? {}).includes(String(status))

  test.each(callIds)('%s', async (id) => {
    const call: Endpoint = calls[id]
    const wrongMethod = await refusedWith(call, { method: 'DELETE' })
    const statuses = [
      wrongMethod,
      await refusedWith(call, {}),
      ...(call.body
        ? [
            await refusedWith(call, { headers: { 'content-type': 'text/csv' }, payload: 'a' }),
            await refusedWith(call, { headers: { 'content-type': 'application/json' }, payload: large }),
          ]
        : []),
    ]
    expect(wrongMethod).toBe(405)
    expect(statuses.filter((status) => !isDocumented(call, status))).toEqual([])
  })
})
