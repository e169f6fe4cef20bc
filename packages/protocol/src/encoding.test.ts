import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encodeRequest, fillPath } from './encoding.ts'

const call = { method: 'POST', path: '/api/x', access: 'public' } as const

describe('how a request carries its values (specification §7)', () => {
  it('json: a JSON body, even when empty', () => {
    expect(encodeRequest({ ...call, encoding: 'json' }, { body: { sybCodes: ['A'] } })).toEqual({
      method: 'POST',
      url: '/api/x',
      headers: { 'content-type': 'application/json' },
      body: '{"sybCodes":["A"]}',
    })
    expect(encodeRequest({ ...call, encoding: 'json' }).body).toBe('{}')
  })

  it('form: urlencoded fields, lists repeated, missing values left out [S-7.5]', () => {
    const { body } = encodeRequest(
      { ...call, encoding: 'form' },
      { body: { id: [1, 2], name: '陶瓷', no: undefined } },
    )
    expect(body).toBe(`id=1&id=2&name=${encodeURIComponent('陶瓷')}`)
  })

  it('form-params: one field `params` with JSON [S-7.5]', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (values) => {
        const { body } = encodeRequest({ ...call, encoding: 'form-params' }, { body: values })
        const fields = new URLSearchParams(body)
        expect([...fields.keys()]).toEqual(['params'])
        expect(fields.get('params')).toBe(JSON.stringify(values))
      }),
    )
  })

  it('query: values in the address, no body', () => {
    const request = encodeRequest(
      { ...call, method: 'GET', encoding: 'query' },
      { query: { token: 'a b', page: 2 } },
    )
    expect(request).toEqual({ method: 'GET', url: '/api/x?token=a+b&page=2', headers: {} })
  })

  it('keeps query values of a call with a body [S-7.18]', () => {
    const request = encodeRequest({ ...call, encoding: 'json' }, { query: { current: 1 }, body: {} })
    expect(request.url).toBe('/api/x?current=1')
  })
})

describe('path parameters', () => {
  it('stay inside their segment, whatever they contain', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (value) => {
        const filled = fillPath('/sso/{systemCode}/end', { systemCode: value })
        expect(filled.split('/')).toHaveLength(4)
        expect(decodeURIComponent(filled.split('/')[2] ?? '')).toBe(value)
      }),
    )
  })

  it('are named when missing', () => {
    expect(() => fillPath('/sso/{systemCode}', {})).toThrow('needs a value for systemCode')
  })
})
