import { test } from '@playwright/test'
import type { Cast } from './cast-types.ts'
import { yanchuan } from './cast-yanchuan.ts'
import { yunpu } from './cast-yunpu.ts'

/** Names of the order system's stand-in pages, whatever the menus call them. */
export const standInTitles = { home: '订货首页', newOrder: '瓷砖常规下单', summary: '订单汇总' } as const

/** By the folder of the company in `fixtures/companies`. */
export const casts = { yanchuan, yunpu } as const

export type Company = keyof typeof casts

/** The current company's cast, for code without the fixture `cast`. */
export function castNow(): Cast {
  const company: unknown = Reflect.get(test.info().project.use, 'company')
  return company === 'yunpu' ? yunpu : yanchuan
}
