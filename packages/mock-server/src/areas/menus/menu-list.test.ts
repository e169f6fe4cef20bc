import type { MenuItem, SystemMenu } from '@portal/protocol/entities/menu'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let portal: TestApp
let certificate: string
beforeAll(async () => {
  portal = await openTestApp()
  certificate = await portal.certificateOf('dealer.foshan')
})
afterAll(() => portal.close())

const menuList = async (systemCode: string) =>
  (await portal.call('findMenuList', { body: { systemCode } }, certificate)).data as MenuItem[] // as the call is defined

describe('findMenuList', () => {
  test('answers the tree of one system as the top bar has it', async () => {
    const body = { sybCodes: ['CERAMIC'] }
    const { data } = await portal.call('findMenuInfoAllSystem', { body }, certificate)
    const systems = data as SystemMenu[] // as the call is defined
    const tree = systems.find(({ systemCode }) => systemCode === 'LTC')?.menuList ?? []
    expect(tree.length).toBeGreaterThan(0)
    expect(await menuList('LTC')).toEqual(tree)
  })

  test.each(['NONE', 'BI'])('answers an empty list for %s, which the user has no menu of', async (code) => {
    expect(await menuList(code)).toEqual([])
  })
})
