import { describe, expect, it } from 'vitest'
import { setDemoConfig } from '../lib/config/testing/demo-config.ts'
import { taskPage } from './task-page.ts'
import { menuItem, systemMenu } from './testing/build-menu.ts'

setDemoConfig()

const approvals = menuItem('Approvals', '/approvals', { menuCode: 'OSS_APPROVALS' })
const greyed = menuItem('Prices', '/prices', { disabled: true })
const systems = [
  systemMenu('OSS', 'Orders', [approvals, greyed]),
  systemMenu('LTC', 'Contracts', [menuItem('Review', '/review')], { disabled: true }),
]
const task = (systemCode: string, url: string) => ({
  systemCode,
  menuCode: 'OSS_APPROVALS',
  businessKey: 'TC 1&2',
  url,
})

describe('a task opens', () => {
  it('on the page of the user’s menus that it names', () => {
    expect(taskPage(systems, task('OSS', '/approvals?businessKey=TC1&taskId=16'))).toEqual({
      kind: 'menu',
      item: { menuName: 'Approvals', path: '/approvals?businessKey=TC1&taskId=16', htmlUrl: null },
    })
  })

  it.each(['child/oms/approvals?taskId=16', '/#/approvals'])('there too, when it is written as %s', (url) => {
    expect(taskPage(systems, task('OSS', url)).kind).toBe('menu')
  })

  it.each([
    ['of a system that the user does not have', 'CZDP', '/approvals'],
    ['of a closed system', 'LTC', '/review'],
    ['of a greyed page', 'OSS', '/prices?businessKey=1'],
    ['of a page that no menu has', 'OSS', '/elsewhere'],
    ['that leads to another origin', 'OSS', '//evil.example/approvals'],
    ['that is no path at all', 'OSS', 'javascript:alert(1)'],
  ])('by a jump, which looks for its menu, when its address is one %s', (_case, systemCode, url) => {
    expect(taskPage(systems, task(systemCode, url))).toEqual({
      kind: 'jump',
      to: `/dashboard?menu=OSS_APPROVALS&businessKey=TC+1%262&systemCode=${systemCode}`,
    })
  })
})
