import { callMetadata } from '@portal/protocol/call-metadata'
import { expect, it } from 'vitest'
import { systemWindowAddress } from './system-window.ts'

const look = { language: 'ja', theme: 'dark' } as const

it.each([
  [undefined, undefined, '?Certificate=c1'],
  ['/customers?page=2', undefined, '?path=%2Fcustomers%3Fpage%3D2&Certificate=c1'],
  ['/orders', look, '?path=%2Forders&Certificate=c1&language=ja&theme=dark'],
])(
  'a window system opens at %s through the sso call; a sub-app also gets %j [S-6.10] [S-7.13]',
  (path, look, query) => {
    const where = { apiBase: 'https://api.example', certificate: 'c1', systemCode: 'CRM', path, look }
    const { origin, pathname, search } = new URL(systemWindowAddress(callMetadata.ssoWindow, where))
    expect(origin).toBe('https://api.example')
    expect(pathname.split('/').slice(-2)).toEqual(['CRM', 'c1'])
    expect(search).toBe(query)
  },
)
