import { callMetadata } from '@portal/protocol/call-metadata'
import { expect, it } from 'vitest'
import { systemWindowAddress } from './system-window.ts'

it.each([
  [undefined, '?Certificate=c1'],
  ['/customers?page=2', '?path=%2Fcustomers%3Fpage%3D2&Certificate=c1'],
])('a window system opens at %s through the sso call', (path, query) => {
  const where = { apiBase: 'https://api.example', certificate: 'c1', systemCode: 'CRM', path }
  const { origin, pathname, search } = new URL(systemWindowAddress(callMetadata.ssoWindow, where))
  expect(origin).toBe('https://api.example')
  expect(pathname.split('/').slice(-2)).toEqual(['CRM', 'c1'])
  expect(search).toBe(query)
})
