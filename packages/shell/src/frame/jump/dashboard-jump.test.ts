import { describe, expect, it } from 'vitest'
import { setDemoConfig } from '../../lib/config/testing/demo-config.ts'
import { menuItem, systemMenu } from '../../menu/testing/build-menu.ts'
import { pageOfJump, readDashboardJump } from './dashboard-jump.ts'

setDemoConfig()

const approvals = (code: string, change = {}) =>
  menuItem('Approvals', '/approvals', { menuCode: code, ...change })
const systems = [
  systemMenu('OSS', 'Orders', [
    menuItem('Group', '/group', { menuCode: 'OSS_GROUP', children: [approvals('OSS_APPROVALS')] }),
    approvals('GREY', { disabled: true }),
    approvals('QUERY', { path: '/approvals?kind=1' }),
    approvals('EVIL', { path: '//evil.example' }),
  ]),
  systemMenu('WYDP', 'Walls', [approvals('SHARED')]),
  systemMenu('LTC', 'Contracts', [approvals('SHARED')]),
  systemMenu('DBS', 'Elsewhere', [approvals('DBS_APPROVALS')]),
]
const find = (menu: string, systemCode = '', businessKey = 'TC 1&x') =>
  pageOfJump(systems, { menu, systemCode, businessKey })
const task = (path: string, menu = '') =>
  pageOfJump(systems, { menu, systemCode: 'OSS', businessKey: 'TC1', path })
const page = (app: string, path = '/approvals?businessKey=TC+1%26x') => ({ app, path, title: 'Approvals' })

describe('the page of a jump (specification §5: it needs a matching menu permission) [S-5.4]', () => {
  it.each([
    [find('OSS_APPROVALS', 'OSS'), page('oms')],
    [find('OSS_APPROVALS'), page('oms')],
    [find('OSS_APPROVALS', 'OMS'), page('oms')],
    [find('SHARED', 'LTC'), page('ltc')],
    [find('SHARED', 'OMS'), page('dp')],
    [find('QUERY', 'OSS'), page('oms', '/approvals?kind=1&businessKey=TC+1%26x')],
    [find('OSS_APPROVALS', 'OSS', ''), page('oms', '/approvals')],
    [task('/approvals/?taskId=7'), page('oms', '/approvals/?taskId=7')],
    [task('/child/oms/approvals?taskId=7'), page('oms', '/approvals?taskId=7')],
    [task('//evil.example', 'OSS_APPROVALS'), page('oms', '/approvals?businessKey=TC1')],
  ])('%# is found', (found, expected) => {
    expect(found).toEqual(expected)
  })

  it.each([
    ['another system', find('OSS_APPROVALS', 'LTC')],
    ['no such menu', find('NONE')],
    ['a group', find('OSS_GROUP')],
    ['a greyed one', find('GREY')],
    ['one that leads elsewhere', find('EVIL')],
    ['one of a system with a window of its own', find('DBS_APPROVALS')],
    ['none named', find('')],
    ['the page of a task that no menu permits', task('/prices')],
    ['the page of a task on another origin', task('//evil.example/approvals')],
  ])('%s is none', (_which, found) => {
    expect(found).toBeUndefined()
  })
})

describe('an address', () => {
  it.each([
    [
      '/dashboard',
      '?menu=M&businessKey=K&systemCode=S&token=t',
      { menu: 'M', businessKey: 'K', systemCode: 'S' },
    ],
    ['/dashboard/', '?businessKey=K', { menu: '', businessKey: 'K', systemCode: '' }],
    ['/dashboard', '?systemCode=S', undefined],
    ['/dashboard', '', undefined],
    ['/child/oms/x', '?menu=M', undefined],
  ])('%s%s asks for %j [S-2.17]', (pathname, search, jump) => {
    expect(readDashboardJump({ pathname, search })).toEqual(jump)
  })
})
