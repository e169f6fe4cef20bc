import { fileURLToPath } from 'node:url'
import type { Endpoint } from '@portal/protocol/endpoint'
import { EnvelopeOf } from '@portal/protocol/envelope-schema'
import type { Examples } from '@portal/protocol/openapi/responses'
import { callIds, calls } from '@portal/protocol/registry'
import { Value } from 'typebox/value'
import { beforeAll, describe, expect, test } from 'vitest'
import { recordExamples } from './example-recorder.ts'

const file = fileURLToPath(import.meta.resolve('@portal/protocol/recorded/examples.json'))

let examples: Examples
beforeAll(async () => {
  examples = await recordExamples()
})

test('the examples of the contract are what the demo company answers today', async () => {
  // After a wanted change of an answer: npx vitest run --project conformance tests/conformance/examples.test.ts -u
  await expect(`${JSON.stringify(examples, null, 1)}\n`).toMatchFileSnapshot(file)
})

describe.each(callIds)('the example of %s', (id) => {
  const call: Endpoint = calls[id]
  const { answer = 'envelope' } = call

  test('asks as the call is defined', () => {
    const { input } = examples.calls[id]
    for (const part of ['pathParams', 'query', 'body'] as const) {
      const schema = call[part]
      if (schema) expect(Value.Errors(schema, input[part] ?? {})).toEqual([])
      else expect(input).not.toHaveProperty(part)
    }
  })

  test('answers as the call is defined, and was accepted', () => {
    const { answer: envelope, location, stylesheet } = examples.calls[id]
    if (answer === 'redirect') expect(location).toMatch(/^\/[\w/-]+\?path=.+&code=example-sign-on-code$/)
    else if (answer === 'stylesheet') expect(stylesheet).toContain(':root')
    else {
      expect(envelope?.status).toBe('S')
      expect(Value.Errors(EnvelopeOf(call.data), envelope)).toEqual([])
    }
  })
})

test('the refusals are refusals', () => {
  const { rejection, namedField, sessionEnded, unreadable } = examples.refusals
  for (const refusal of [rejection, namedField, sessionEnded, unreadable]) {
    expect(refusal).toMatchObject({ status: 'E', data: null })
  }
  expect(namedField.msg).toContain('pageIndex')
  expect(sessionEnded.code).toBe(4001)
})
