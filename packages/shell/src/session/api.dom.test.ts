import { afterEach, expect, it, vi } from 'vitest'
import { anonymousApi } from '../lib/api/backend.ts'
import { setDemoConfig } from '../lib/config/testing/demo-config.ts'
import { api } from './api.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  setDemoConfig()
})

it('calls go to the paths that the installation sets, those of the first screens too', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json({ status: 'S', data: {} })
  })
  const callPaths = { getUserInfo: '/me', login: '/enter' }
  setDemoConfig({ apiBase: 'https://api.test', callPaths })
  await api.getUserInfo({ query: { token: 'c1' } })
  await anonymousApi.login({ body: { userName: 'a', password: 'b' } })
  await api.findOrganization({ body: {} })
  expect(asked).toEqual([
    'https://api.test/me?token=c1',
    'https://api.test/enter',
    'https://api.test/api/baseNewServer/baseAccreditService/findOrganization',
  ])
})
