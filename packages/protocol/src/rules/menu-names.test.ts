import { expect, it } from 'vitest'
import type { MenuItem, SystemMenu } from '../entities/menu.ts'
import { namedSystem } from './menu-names.ts'

const item = (menuName: string, menuCode: string, children: MenuItem[] = []): MenuItem => ({
  ...{ menuId: 1, menuName, menuCode, menuDesc: '', path: '/a', htmlUrl: null, icon: '' },
  ...{ systemCode: 'OSS', disabled: false, children },
})
const system: SystemMenu = {
  ...{ systemId: 1, systemCode: 'OSS', systemRealCode: 'OMS', systemName: '', systemRealName: '' },
  ...{ disabled: false, menuList: [item('', 'GROUP', [item('', ''), item('List', 'LIST')])] },
}

it('what has no name goes by its code, without one by its address', () => {
  expect(namedSystem(system)).toMatchObject({
    systemName: 'OSS',
    menuList: [{ menuName: 'GROUP', children: [{ menuName: '/a' }, { menuName: 'List' }] }],
  })
})
