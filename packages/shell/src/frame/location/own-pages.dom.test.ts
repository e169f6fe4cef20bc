import { describe, expect, it } from 'vitest'
import { setDemoConfig } from '../../lib/config/testing/demo-config.ts'
import { ownPageAt } from './own-pages.ts'

setDemoConfig()

const detail = '/notification/detail-12-policy-345'

describe('pages of the portal’s own that open as tabs', () => {
  it.each([
    ['/notification/list', { key: '/notification/list', name: 'noticeList' }],
    ['/notification/list?unread=1', { key: '/notification/list', name: 'noticeList' }],
    [detail, { key: detail, name: 'noticeDetail', insMessId: '345' }],
    ['/announcement/policyDetails?id=5', { key: '/announcement/policyDetails?id=5', name: 'policyDetails' }],
    [
      '/announcement/policyDetails?from=x&id=5',
      { key: '/announcement/policyDetails?id=5', name: 'policyDetails' },
    ],
    ['/announcement/policyDetails', { key: '/announcement/policyDetails', name: 'policyDetails' }],
    ['/profile', { key: '/profile', name: 'profile' }],
  ])('%s [S-2.9]', (url, expected) => {
    expect(ownPageAt(url)).toEqual({ ...expected, url })
  })

  it('a slash at the end is no other page', () => {
    expect(ownPageAt('/notification/list/?page=2')).toEqual({
      key: '/notification/list',
      url: '/notification/list?page=2',
      name: 'noticeList',
    })
  })

  it.each(['/dashboard', '/404', '/child/oms/orders', '/notification/detail-x', '/notification', '/Profile'])(
    '%s is not one of them',
    (url) => {
      expect(ownPageAt(url)).toBeUndefined()
    },
  )
})
