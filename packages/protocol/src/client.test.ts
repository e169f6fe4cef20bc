import { describe, expect, it, vi } from 'vitest'
import { callMetadata } from './call-metadata.ts'
import { acceptAnswer, type CallPaths, createClient, type Send } from './client.ts'
import { RemoteError } from './remote-error.ts'

const failure = (answer: unknown): unknown => {
  try {
    return acceptAnswer('login', answer)
  } catch (error) {
    return error
  }
}

describe('judging an answer (specification §8) [S-7.22]', () => {
  it.each(['S', 'D', 'M'])('%s is accepted [S-8.1]', (status) => {
    expect(acceptAnswer('login', { status, data: 1 })).toEqual({ status, data: 1 })
  })

  it.each([
    [
      'E is a rejection',
      { status: 'E', msg: '用户名或密码错误', data: null },
      'rejection',
      '用户名或密码错误',
    ],
    ['so is any other status', { status: 'X', data: null }, 'rejection', ''],
    ['E with 4001 ends the session', { status: 'E', code: 4001, msg: 'x', data: null }, 'sessionEnded', 'x'],
    ['as text, too', { status: 'E', code: '4001', data: null }, 'sessionEnded', ''],
    ['4001 without E is only a rejection', { status: 'X', code: 4001, data: null }, 'rejection', ''],
    ['no envelope at all is malformed', [1, 2], 'malformed', ''],
    ['nor is nothing', null, 'malformed', ''],
  ])('%s [S-4.31] [S-8.1] [S-8.2]', (_what, answer, kind, message) => {
    const error = failure(answer)
    expect(error).toBeInstanceOf(RemoteError)
    expect(error).toMatchObject({ kind, message, callId: 'login' })
  })
})

it.each([
  ['S', 'done'],
  ['D', 'rejection'],
  ['M', 'rejection'],
])('a password is changed by an answer of status S alone: %s [S-7.10]', async (status, expected) => {
  const client = createClient(callMetadata, async () => ({ status, msg: '待审核', data: null }))
  const body = { oldPassword: 'x', newPassword: 'x', userId: 7, userName: 'x' }
  const end = await client.changePassword({ body }).then(
    () => 'done',
    ({ kind, message }: RemoteError) => message === '待审核' && kind,
  )
  expect(end).toBe(expected)
})

describe('an accepted answer without a record', () => {
  const answered = (call: 'getUserInfo' | 'addInCollection') => {
    const client = createClient(callMetadata, async () => ({ status: 'S', data: null }))
    return call === 'getUserInfo'
      ? client.getUserInfo({ query: { token: 'c' } })
      : client.addInCollection({ body: { menuId: 1 } })
  }

  it('is malformed where a record is read', async () => {
    await expect(answered('getUserInfo')).rejects.toMatchObject({ kind: 'malformed' })
  })

  it('will do where something was changed', async () => {
    expect((await answered('addInCollection')).data).toMatchObject({ menuId: '', menuName: '' })
  })
})

describe('the typed client', () => {
  it('sends each call as its definition says and gives the data back', async () => {
    const send = vi.fn<Send>().mockResolvedValue({ status: 'S', data: [], count: 0 })
    const client = createClient(callMetadata, send)
    const answer = await client.findNoticeList({
      body: { messReceiverId: 7, messFromSystem: 'IMS', pageIndex: 1, pageRows: 999_999 },
    })
    expect(answer).toMatchObject({ data: [], count: 0 })
    const [callId, call, request] = send.mock.calls[0] ?? []
    expect(callId).toBe('findNoticeList')
    expect(call?.access).toBe('certificate')
    expect(new URLSearchParams(request?.body).get('params')).toContain('"messReceiverId":7')
  })

  it('sends a call to the path that the installation has for it at that time', async () => {
    const send = vi.fn<Send>().mockResolvedValue({ status: 'S', data: null })
    let paths: CallPaths | undefined
    const client = createClient(callMetadata, send, () => paths)
    const pathParams = { systemCode: 'CRM', certificate: 'c 1' }
    await client.ssoWindow({ pathParams, query: {} })
    paths = { ssoWindow: '/go/{certificate}/to/{systemCode}' }
    await client.ssoWindow({ pathParams, query: {} })
    expect(send.mock.calls.map(([, , { url }]) => url)).toEqual([
      '/api/baseNewServer/baseSystemSsoService/sso/CRM/c%201',
      '/go/c%201/to/CRM',
    ])
  })
})
