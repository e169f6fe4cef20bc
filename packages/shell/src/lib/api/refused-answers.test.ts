import { callMetadata } from '@portal/protocol/call-metadata'
import { createClient } from '@portal/protocol/client'
import { expect, it } from 'vitest'
import zh from '../i18n/locales/zh/errors.json'
import { failureText } from '../ui/failure-text.ts'
import { createSend } from './transport.ts'

const system = '错误： 系统错误!'
const spring = {
  timestamp: '2026-11-28T02:00:00.000+00:00',
  status: 500,
  error: 'Internal Server Error',
  message: '库存服务异常',
  path: '/api/baseNewServer/baseLoginService/login',
}

async function shownFor(body: unknown, status: number, messageFields?: readonly string[]) {
  const send = createSend({
    fetch: async () => Response.json(body, { status }),
    base: () => '',
    ownFile: () => '/config.json',
    timeoutMs: () => 30_000,
    deadline: () => new AbortController().signal,
    language: () => 'zh-CN',
    endsOnUnauthorized: () => true,
    messageFields: () => messageFields,
    session: { certificate: () => undefined, settled: () => undefined, refused: async () => false },
  })
  const client = createClient(callMetadata, send, undefined, () => messageFields)
  const failure: unknown = await client
    .login({ body: { userName: 'x', password: 'x' } })
    .catch((error: unknown) => error)
  return failureText(failure, zh)
}

it.each<[what: string, body: unknown, httpStatus: number, shown: string, fields?: readonly string[]]>([
  ['an envelope', { status: 'E', msg: '密码错误', data: null }, 200, '密码错误'],
  ['an envelope', { status: 'E', msg: '密码错误', data: null }, 500, '错误： 密码错误'],
  ['an envelope of message', { status: 'E', message: '密码错误' }, 200, '密码错误'],
  ['msg alone', { msg: '库存服务异常' }, 500, '错误： 库存服务异常'],
  ['msg alone', { msg: '库存服务异常' }, 200, '库存服务异常'],
  ['message alone', { message: '请求参数有误' }, 400, '错误： 请求参数有误'],
  ['code and msg', { code: 500, msg: '密码错误' }, 200, '密码错误'],
  ['code and msg', { code: 500, msg: '密码错误' }, 502, '错误： 密码错误'],
  ["Spring's body", spring, 500, '错误： 库存服务异常'],
  ["Spring's body", spring, 200, '库存服务异常'],
  ["Spring's body without a message", { ...spring, message: '' }, 500, system],
  ['an object as msg', { status: 'E', msg: { text: '密码错误' } }, 200, system],
  ['an object as msg', { code: 500, msg: ['x'] }, 500, system],
  ['an object as msg beside a message', { msg: {}, message: '密码错误' }, 500, '错误： 密码错误'],
  ['nothing of the kind', { error: 'x' }, 500, system],
  ['nothing of the kind', { error: 'x' }, 200, system],
  ["the installation's own field", { errorText: '额度不足' }, 409, '错误： 额度不足', ['errorText', 'msg']],
  [
    "the installation's own field",
    { status: 'E', msg: 'E-17', errorText: '额度不足' },
    200,
    '额度不足',
    ['errorText', 'msg'],
  ],
])(
  'of a refused answer the message is shown: %s, %j, HTTP %i: %s [S-8.3]',
  async (_what, body, status, shown, fields) => {
    expect(await shownFor(body, status, fields)).toBe(shown)
  },
)
