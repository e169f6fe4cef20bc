// A test of another repository, as Vitest runs it there.
import { fakeBridge } from '@portal/sub-app-sdk/testing/fake-bridge'
import { recordedHandlers, refuse, worldHandlers } from '@portal/testing/msw'
import { useMock } from '@portal/testing/vitest'
import { setupServer } from 'msw/node'
import { afterEach, expect, test } from 'vitest'

const portal = useMock({ scenarios: ['questionnaire'] })
const server = setupServer()
afterEach(() => server.close())

test('a user works in a world of the test', async () => {
  await portal.put('user', { name: 'zhaolei', responsibilities: ['LTC_MANAGER'] })
  await portal.fault('findTodoTasks', 'rejection', { message: '系统维护', count: 1 })
  const api = await portal.clientOf('zhaolei')
  await expect(api.findTodoTasks({ body: {} })).rejects.toThrow('系统维护')
  expect((await api.findTodoTasks({ body: {} })).data).toEqual([])
  await portal.received('findTodoTasks', { user: 'zhaolei', times: 2 })
  await expect(portal.received('changePassword', {}, { timeout: 0 })).rejects.toThrow(
    'findTodoTasks by zhaolei: E',
  )
})

test('the clock is the world’s', async () => {
  await portal.clock.freeze('2030-01-01T08:00:00+08:00')
  expect((await portal.clock.now()).toISOString()).toBe('2030-01-01T00:00:00.000Z')
})

const signIn = (userName: string) =>
  fetch('https://portal.example/api/baseNewServer/baseLoginService/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName, password: 'Tiles@2026' }),
  }).then((response) => response.json())

test('handlers of msw answer what was recorded, what the test says, or what the world says', async () => {
  server.listen({ onUnhandledRequest: 'bypass' })
  server.use(...recordedHandlers())
  expect(await signIn('example')).toMatchObject({ status: 'S', data: { certificate: 'example-certificate' } })
  server.resetHandlers(...recordedHandlers({ login: refuse('维护', 503) }))
  expect(await signIn('wangjing')).toMatchObject({ status: 'E', msg: '维护', code: 503 })
  server.resetHandlers(...worldHandlers(portal))
  expect(await signIn('nosuch')).toMatchObject({ status: 'E' })
  const { data, status } = await signIn('wangjing')
  expect(status).toBe('S')
  const todos = await fetch('https://portal.example/api/bpmServer/bpmTaskService/findTodoTasks', {
    method: 'POST',
    headers: { 'content-type': 'application/json', certificate: data.certificate },
    body: '{}',
  })
  expect(await todos.json()).toMatchObject({ status: 'S', data: expect.any(Array) })
})

test('what lives behind the bridge is tested without a portal', () => {
  const bridge = fakeBridge({}, { language: 'ja' })
  const heard: string[] = []
  bridge.on('languageChanged', (language) => heard.push(language))
  bridge.emit('languageChanged', 'es')
  expect([heard, bridge.snapshot().language]).toEqual([['es'], 'es'])
})
