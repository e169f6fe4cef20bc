import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { secretDeepInside, secretNames } from '../testing/secret-names.ts'
import { maskedName, maskedPath, maskedPhone, maskedRequest } from './masking.ts'

test.each([
  ['19900000006', '199****0006'],
  ['110', '110****'],
  ['', '****'],
])('%s is shown as %s', (phone, shown) => {
  expect(maskedPhone(phone)).toBe(shown)
})

const secrets = fc.string({ minLength: 1 }).map((text) => `geheim${text}`)

describe('whatever the secret, it does not show', () => {
  const cases = fc.tuple(secrets, fc.constantFrom('code', ...secretNames))
  test.each<[string, (secret: string, name: string) => object]>([
    ['in a query', (secret, name) => ({ query: { [name]: secret }, body: undefined })],
    ['in a body, however deep', (secret, name) => ({ query: {}, body: secretDeepInside(secret, name) })],
    [
      'in JSON inside of a form',
      (secret, name) => ({ query: {}, body: { params: JSON.stringify(secretDeepInside(secret, name)) } }),
    ],
    ['in JSON that is none', (secret, name) => ({ query: {}, body: { params: `{"${name}":"${secret}` } })],
    ...['filter', 'phone', 'list'].map((field): [string, (secret: string, name: string) => object] => [
      `in JSON inside of the field ${field}, its query, or JSON in it`,
      (secret, name) => {
        const json = JSON.stringify(secretDeepInside(secret, name))
        return { query: { [field]: ` ${json}` }, body: { [field]: [JSON.stringify({ [field]: json })] } }
      },
    ]),
    [
      'in such a field, cut off',
      (secret, name) => ({ query: { filter: `{"${name}":"${secret}` }, body: {} }),
    ],
    [
      'in such a field, as a script has it',
      (secret, name) => ({ query: {}, body: { filter: `{${name}: ${secret}` } }),
    ],
  ])('%s', (_where, requestOf) => {
    fc.assert(
      fc.property(cases, ([secret, name]) => {
        const shown = maskedRequest({ query: {}, body: {}, ...requestOf(secret, name) })
        expect(JSON.stringify(shown)).not.toContain('geheim')
      }),
    )
  })

  test('in a path', () => {
    fc.assert(
      fc.property(secrets, (secret) => {
        const path = `/sso/OSS/${encodeURIComponent(secret)}`
        expect(maskedPath(path, '/sso/:systemCode/:certificate')).toBe('/sso/OSS/***')
      }),
    )
  })
})

const password = fc.string({ minLength: 4 }).map((text) => `geheim${text}`)

test('a password that is typed as the user name does not show', () => {
  fc.assert(
    fc.property(password, fc.constantFrom('code', ...secretNames), (secret, name) => {
      const body = { userName: secret, [name]: secret, list: JSON.stringify([secret]) }
      expect(JSON.stringify(maskedRequest({ query: { back: secret }, body }))).not.toContain('geheim')
      expect(maskedName(secret, { query: {}, body })).toBe('***')
      expect(maskedName('wangjing', { query: {}, body })).toBe('wangjing')
    }),
  )
})

test('what is no secret shows', () => {
  const body = {
    systemCode: 'OSS',
    sybCodes: ['CERAMIC'],
    lookupCode: 'A',
    distributorCode: 'D1',
    current: 2,
    shipping: 'road',
    pinyin: 'ciZhuan',
    passenger: 'one',
    isPass: 'Y',
    keyword: 'a',
    businessKey: 'O-1',
    menuKey: 'm',
    authorizationNo: 'A-1',
    title: '[通知] 重要',
    short: '12',
    code: '12',
  }
  expect(maskedRequest({ query: {}, body })).toEqual({ body: { ...body, code: '***' } })
})

test.each([
  [{ phone: '13800001234' }, { phone: '138****1234' }],
  [{ customerMobile: 13_800_001_234 }, { customerMobile: '138****1234' }],
  [{ phones: ['13800001234', ''] }, { phones: ['138****1234', ''] }],
  [{ telephone: { home: '13800001234' } }, { telephone: { home: '138****1234' } }],
  [{ link: '/call?userPhone=13800001234&x=1' }, { link: '/call?userPhone=138****1234&x=1' }],
])('a telephone number is shortened: %j', (body, shown) => {
  expect(maskedRequest({ query: {}, body })).toEqual({ body: shown })
})

test.each([
  ['/pages?pwd=abc&x=1', '/pages?pwd=***&x=1'],
  ['/pages?apiKey=abc&jsessionid=abc', '/pages?apiKey=***&jsessionid=***'],
  ['/pages?pass=abc&pin=12&idCard=4401', '/pages?pass=***&pin=***&idCard=***'],
  ['/pages?pinyin=abc&passenger=one', '/pages?pinyin=abc&passenger=one'],
  ['/pages?token=abc&x=1', '/pages?token=***&x=1'],
  ['https://oss.example/orders?code=abc&x=1', 'https://oss.example/orders?code=***&x=1'],
  ['/login?back=%2Forders%3Fcode%3Dabc%26x%3D1', '/login?back=%2Forders%3Fcode%3D***%26x%3D1'],
  ['/reset?ticket=abc', '/reset?ticket=***'],
  ['Kx7mQ2pLw9RtYv3ZbN5cJd8FgHs1AeUi', '***'],
])('inside of a text: %s', (redirectUrl, shown) => {
  expect(maskedRequest({ query: { redirectUrl }, body: undefined })).toEqual({
    query: { redirectUrl: shown },
  })
})

test('of a request 200,000 characters are kept, of each text 4,000', () => {
  const { body } = maskedRequest({ query: {}, body: { a: 'a b '.repeat(2_000), c: 'd' } }) as { body: object }
  expect(body).toEqual({ a: `${'a b '.repeat(1_000)}…`, c: 'd' })
  const many = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`f${at}`, 'a b '.repeat(500)]))
  for (const long of [
    many,
    { list: Object.values(many) },
    { params: JSON.stringify(many) },
    Array(900_000).fill(0),
  ])
    expect(JSON.stringify(maskedRequest({ query: {}, body: long })).length).toBeLessThan(450_000)
  expect(maskedName('a'.repeat(10_000), { query: {}, body: {} })).toHaveLength(4_001)
})
