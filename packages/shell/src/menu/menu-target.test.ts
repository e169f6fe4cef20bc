import { describe, expect, it } from 'vitest'
import { menuTarget } from './menu-target.ts'

const external = (htmlUrl: string) => ({ path: '/x', htmlUrl })
const inside = (path: string) => ({ path, htmlUrl: null })

describe('where a menu item leads [S-3.5]', () => {
  it.each([
    ['OSS', inside('/orders'), { kind: 'sub-app', app: 'oms', path: '/orders' }],
    ['WYDP', inside('/pickups'), { kind: 'sub-app', app: 'dp', path: '/pickups' }],
    ['CRM', inside('/customers'), { kind: 'system-window', systemCode: 'CRM', path: '/customers' }],
    ['OSS', external('https://docs.example/a'), { kind: 'external', url: 'https://docs.example/a' }],
    ['OSS', external('javascript:alert(1)'), { kind: 'refused', address: 'javascript:alert(1)' }],
    ['OSS', inside('//evil.example'), { kind: 'refused', address: '//evil.example' }],
    ['CRM', inside('customers'), { kind: 'refused', address: 'customers' }],
  ])('%s %o', (systemCode, item, target) => {
    expect(menuTarget(systemCode, item)).toEqual(target)
  })
})
