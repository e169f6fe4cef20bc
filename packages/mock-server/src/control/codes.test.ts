import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { controlOf } from '../testing/test-control.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await openTestApp()
})
afterAll(() => portal.close())

const codes = (user?: string) =>
  controlOf(portal.app).listCodes({
    pathParams: { world: portal.world.name },
    query: user === undefined ? {} : { user },
  })

test('codes that a real system would send by SMS can be read, as long as they count', async () => {
  expect(await codes()).toEqual([])
  await expect(codes('nobody')).rejects.toThrow(/has no user nobody$/)
  await expect(codes('wangjin')).rejects.toThrow('has no user wangjin; did you mean wangjing?')
  const { data } = await portal.call('login', { body: { userName: 'huangkai', password: 'Tiles@2026' } })
  await portal.call('sendVerificationCodeV2', { body: { userName: 'wangjing' } })
  const [reset, secondStep] = await codes()
  expect(reset).toMatchObject({ userName: 'wangjing', phone: '19900000002', purpose: 'passwordReset' })
  expect(secondStep).toMatchObject({ userName: 'huangkai', purpose: 'twoFactor' })
  expect(await codes('huangkai')).toEqual([secondStep])

  const token = (data as { certificate: string }).certificate // the answer of a right password
  const signedIn = await portal.call('twoFactorLogin', { body: { token, code: secondStep?.code } })
  expect(signedIn).toMatchObject({ status: 'S', data: { twoFactorAuthenticationYOrN: 'N' } })
  expect(await codes()).toEqual([reset])
})
