import { expect, it } from 'vitest'
import { taskTitle } from './task-title.ts'

it.each([
  ['Order approval: TC1 Foshan Tiles', 'TC1', 'Foshan Tiles', 'Order approval'],
  ['工程报备评审：GC10000049 重庆云山府', 'GC10000049', '重庆云山府', '工程报备评审'],
  ['Order TC1', 'TC1', 'Order TC1', ''],
  ['TC1 Foshan Tiles', 'TC1', 'TC1 Foshan Tiles', ''],
  ['Foshan Tiles', 'TC1', 'Foshan Tiles', ''],
  ['Approve: Foshan Tiles', '', 'Approve: Foshan Tiles', ''],
  ['', 'TC1', '', ''],
])('the title %j of the record %j is about %j', (title, businessKey, name, kind) => {
  expect(taskTitle(title, businessKey)).toEqual({ name, kind })
})
