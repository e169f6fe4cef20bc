import type { Notice } from '@portal/protocol/entities/notice'
import { expect } from 'vitest'
import {
  certificateOf,
  flattened,
  menusOf,
  noticesOf,
  type Proof,
  type StagedWorld,
  userInfo,
} from './staged-world.ts'

/** The four conditions of the questionnaire on the home page (specification §4). */
const conditions: readonly ((notice: Notice, now: number) => boolean)[] = [
  ({ noticeType }) => noticeType === 'questionnaire',
  ({ showModalInHomePage }) => showModalInHomePage === 'Y',
  ({ noticeStatus }) => noticeStatus !== 'invalid',
  ({ startDate, endDate }, now) => Date.parse(startDate) <= now && now <= Date.parse(endDate),
]

const questionnaire: Proof = async (staged) => {
  const notices = await noticesOf(staged, await certificateOf(staged, 'wangjing'))
  const now = Date.now()
  const missed = notices.map((notice) => conditions.filter((holds) => !holds(notice, now)))
  expect(missed.map((which) => which.length).sort()).toEqual([0, 1, 1, 1, 1])
  expect(new Set(missed.flat())).toEqual(new Set(conditions))
  const shown = notices.filter((notice) => conditions.every((holds) => holds(notice, now)))
  expect(shown.map(({ title }) => title)).toEqual(['首页问卷：应弹出'])
}

const itemsOf = async (staged: StagedWorld, certificate: string, system: string) => {
  const menus = await menusOf(staged, certificate)
  return flattened(menus.filter(({ systemCode }) => systemCode === system).flatMap((menu) => menu.menuList))
}
const opens = ({ disabled, children }: { disabled: boolean; children: unknown[] }) =>
  !disabled && children.length === 0

const ltcShortcut: Proof = async (staged) => {
  const [session] = staged.applied.certificates
  const certificate = session?.certificate ?? ''
  expect(await userInfo(staged, certificate)).toMatchObject({ userName: 'lihao' })
  const group = (await itemsOf(staged, certificate, 'LTC')).find(({ menuCode }) => menuCode === 'CZJXSGC')
  expect(flattened(group?.children ?? []).filter(opens).length).toBeGreaterThan(2)
  const others = await itemsOf(staged, await certificateOf(staged, 'chenwen'), 'LTC')
  expect(others.length).toBeGreaterThan(0)
  expect(others.map(({ menuCode }) => menuCode)).not.toContain('CZJXSGC')
}

const deepMenus: Proof = async (staged) => {
  const items = await itemsOf(staged, await certificateOf(staged, 'wangjing'), 'OSS')
  const deep = items.filter(({ menuCode }) => menuCode.startsWith('DEEP_'))
  for (const level of [1, 2, 3, 4, 5, 6, 7]) {
    const pages = deep.filter((item) => item.level === level + 1 && opens(item))
    expect(pages).toHaveLength(3)
  }
}

const twentyTabs: Proof = async (staged) => {
  const items = await itemsOf(staged, await certificateOf(staged, 'wangjing'), 'OSS')
  const pages = items.filter((item) => item.menuCode.startsWith('DEEP_1-') && opens(item))
  expect(new Set(pages.map(({ path }) => path)).size).toBe(25)
}

export const pageProofs = {
  questionnaire,
  'ltc-shortcut': ltcShortcut,
  'deep-menus': deepMenus,
  'twenty-tabs': twentyTabs,
}
