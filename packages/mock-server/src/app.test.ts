import { endpoints } from '@portal/protocol'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { filled } from './errors/rejection.ts'
import { texts } from './errors/texts.ts'
import { envelopeIn, openTestApp, type TestApp } from './testing/test-app.ts'

let portal: TestApp
let certificate: string
beforeAll(async () => {
  portal = await openTestApp()
  certificate = await portal.certificateOf('wangjing')
})
afterAll(() => portal.close())

const { login, findDic, findMenuInfoAllSystem } = endpoints
const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const post = (url: string, headers: Record<string, string>, payload: string): InjectOptions => ({
  method: 'POST',
  url,
  headers,
  payload,
})

const cases: [what: string, request: InjectOptions, httpStatus: number, message: string][] = [
  [
    'an unknown path',
    { url: '/api/nothing?token=1' },
    404,
    filled(texts.unknownAddress, { address: '/api/nothing' }).zh,
  ],
  ['a badly encoded path', { url: '/api/%zz' }, 400, texts.malformedAddress.zh],
  [
    'a wrong method',
    { method: 'GET', url: login.path },
    405,
    filled(texts.wrongMethod, { method: 'GET', allowed: ['POST'] }).zh,
  ],
  ['no body', { method: 'POST', url: login.path }, 200, '必须具有必需属性 userName, password'],
  ['an empty JSON body', post(login.path, json, ''), 400, texts.malformedJson.zh],
  ['malformed JSON', post(login.path, json, '{"userName":'), 400, texts.malformedJson.zh],
  [
    'JSON that reaches for the prototype',
    post(login.path, json, '{"__proto__":{}}'),
    400,
    texts.malformedJson.zh,
  ],
  ['JSON that is no object', post(login.path, json, '[]'), 200, '请求体 必须是 object'],
  ['a missing field', post(login.path, json, '{"userName":"a"}'), 200, '必须具有必需属性 password'],
  ['a wrong type', post(login.path, json, '{"userName":"a","password":1}'), 200, 'password 必须是 string'],
  ['a number as text in JSON', post(login.path, json, '{"userName":7,"password":"a"}'), 200, 'userName'],
  [
    'a wrong type inside a list',
    post(findMenuInfoAllSystem.path, json, '{"sybCodes":["A",2]}'),
    200,
    'sybCodes.1 必须是 string',
  ],
  ['a form where JSON is due', post(login.path, form, 'userName=a'), 415, 'application/json'],
  ['JSON where a form is due', post(findDic.path, json, '{}'), 415, 'x-www-form-urlencoded'],
  [
    'an unknown type of body',
    post(login.path, { 'content-type': 'text/plain' }, 'a'),
    415,
    'application/json',
  ],
  ['a form without params', post(findDic.path, form, 'a=1'), 200, texts.missingParams.zh],
  ['params twice', post(findDic.path, form, 'params={}&params={}'), 200, texts.missingParams.zh],
  ['malformed params', post(findDic.path, form, 'params={'), 400, texts.malformedParams.zh],
  ['params that are no object', post(findDic.path, form, 'params=null'), 200, '请求体 必须是 object'],
  [
    'a wrong type in params',
    post(findDic.path, form, 'params={"lookupType":1}'),
    200,
    'lookupType 必须是 string',
  ],
  ['an oversized body', post(login.path, json, `"${'a'.repeat(1024 * 1024)}"`), 413, texts.tooLarge.zh],
]

describe('an invalid call is refused with the reason', () => {
  test.each(cases)('%s', async (_what, request, httpStatus, message) => {
    const response = await portal.app.inject({
      ...request,
      headers: { certificate, ...portal.headers, ...request.headers },
    })
    expect(response.statusCode).toBe(httpStatus)
    expect(envelopeIn(response)).toMatchObject({
      status: 'E',
      data: null,
      msg: expect.stringContaining(message),
    })
  })

  test('a wrong method is refused with the right ones', async () => {
    const response = await portal.app.inject({ method: 'DELETE', url: endpoints.getUserInfo.path })
    expect(response.headers.allow).toBe('GET, HEAD')
  })
})

test('numbers in an address are text and are read as numbers', async () => {
  const ask = async (current: string) => {
    const url = `${endpoints.ceramicSalesOrderPage.path}?current=${current}`
    return envelopeIn(await portal.app.inject(post(url, { certificate, ...json, ...portal.headers }, '{}')))
  }
  expect(await ask('2')).toMatchObject({ status: 'S', data: { current: 2 } })
  for (const text of ['two', 'true', '1.5', '']) {
    expect(await ask(text)).toMatchObject({
      status: 'E',
      msg: '请求参数不正确：current 必须是 integer',
    })
  }
  expect(await ask('0')).toMatchObject({ status: 'E', msg: '请求参数不正确：current 必须 >= 1' })
})

test('answers are never kept by a browser and never sniffed', async () => {
  const { headers } = await portal.send('findOrganization', { body: {} }, certificate)
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
})

test.each(['/healthz', '/readyz'])('%s reports that the server is healthy', async (url) => {
  expect((await portal.app.inject(url)).json()).toEqual({ status: 'ok' })
})

test.each([
  ['zh-CN,zh;q=0.9,en;q=0.8', '用户名或密码错误'],
  ['en-GB,en;q=0.9', 'Wrong user name or password'],
  ['es', 'Nombre de usuario o contraseña incorrectos'],
  ['ja-JP,ja;q=0.9', 'ユーザー名またはパスワードが正しくありません'],
  ['fr', 'Wrong user name or password'],
])(
  'says what it refuses in the language of %s (assumed: English for all but those of the portal)',
  async (language, msg) => {
    const wrong = { userName: 'wangjing', password: 'Wrong@2026' }
    const headers = { ...json, ...portal.headers, 'accept-language': language }
    const answer = await portal.app.inject(post(login.path, headers, JSON.stringify(wrong)))
    expect(envelopeIn(answer)).toMatchObject({ status: 'E', msg })
  },
)
