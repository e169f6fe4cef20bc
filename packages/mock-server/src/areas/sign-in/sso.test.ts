import type { SignInAnswer } from '@portal/protocol/calls/auth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { filled } from '../../errors/rejection.ts'
import { texts } from '../../errors/texts.ts'
import { envelopeIn, openTestApp, type TestApp } from '../../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await openTestApp()
})
afterAll(() => portal.close())

const browser = 'text/html,application/xhtml+xml,*/*;q=0.8'

const open = async (userName: string, systemCode: string, path?: string) => {
  const pathParams = { systemCode, certificate: await portal.certificateOf(userName) }
  return portal.send('ssoWindow', { pathParams, query: { path } })
}

describe('ssoWindow [S-6.10] [S-7.13]', () => {
  test.each([
    ['OSS', '/orders/ceramic', '/sub-apps/oms/?path=%2Forders%2Fceramic'],
    ['CZDP', undefined, '/sub-apps/czdp/?path=%2F'],
    ['DBS', '/agreements', '/systems/DBS?path=%2Fagreements'],
  ])(
    'sends a window for %s at %s on, with a code instead of the certificate',
    async (systemCode, path, to) => {
      const { statusCode, headers } = await open('dealer.foshan', systemCode, path)
      const [address, code] = String(headers.location).split('&code=')
      expect([statusCode, address]).toEqual([302, to])
      const body = { loginType: 'sso', ssoSystem: systemCode, code }
      const { data } = await portal.call('ssoLogin', { body })
      const { certificate } = data as SignInAnswer // as the call is defined
      const userInfo = await portal.call('getUserInfo', { query: { token: certificate } }, certificate)
      expect(userInfo).toMatchObject({ status: 'S', data: { userName: 'dealer.foshan' } })
      expect(await portal.call('ssoLogin', { body })).toMatchObject({ msg: texts.signOnCodeDead.zh })
    },
  )

  test.each([
    ['an unknown system', 'admin', 'NONE', '/', filled(texts.unknownSystem, { code: 'NONE' }).zh],
    ['a system that is not open yet', 'dealer.foshan', 'MALL', '/', '尚未开放'],
    ['a system that the user has no menu of', 'majun', 'DBS', '/', '没有访问'],
    ['another site', 'admin', 'DBS', '//evil.example', '站内路径'],
    ['a script', 'admin', 'DBS', 'javascript:alert(1)', '站内路径'],
  ])(
    'tells the reason for %s: a page for a window, an envelope for a call',
    async (_what, userName, systemCode, path, reason) => {
      const asked = await open(userName, systemCode, path)
      expect(envelopeIn(asked)).toMatchObject({ status: 'E', msg: expect.stringContaining(reason) })
      const url = String(asked.raw.req.url)
      const response = await portal.app.inject({ url, headers: { ...portal.headers, accept: browser } })
      expect(response.statusCode).toBe(403)
      expect(response.headers['content-type']).toContain('text/html')
      expect(response.body).toContain(reason)
    },
  )

  test('hands the language and the theme of the portal on to the page, and none that it does not know', async () => {
    const openIn = async (look: Record<string, string>) => {
      const pathParams = { systemCode: 'OSS', certificate: await portal.certificateOf('dealer.foshan') }
      const { statusCode, headers } = await portal.send('ssoWindow', { pathParams, query: look })
      return [statusCode, String(headers.location).split('&code=')[0]]
    }
    const [status, address] = await openIn({ language: 'ja', theme: 'dark' })
    expect([status, address]).toEqual([302, '/sub-apps/oms/?path=%2F&language=ja&theme=dark'])
    expect((await openIn({ language: 'fr' }))[0]).not.toBe(302)
    expect((await openIn({ theme: '"><script>' }))[0]).not.toBe(302)
  })

  test('shows a page about a dead certificate', async () => {
    const url = '/api/baseNewServer/baseSystemSsoService/sso/DBS/dead'
    const response = await portal.app.inject({ url, headers: { ...portal.headers, accept: browser } })
    expect(response.statusCode).toBe(401)
    expect(response.body).toContain(texts.sessionEnded.zh)
  })
})

describe('an address so broken that it is no call any more', () => {
  const sso = '/api/baseNewServer/baseSystemSsoService/sso/DBS'
  const ask = (url: string, accept: string) =>
    portal.app.inject({ url, headers: { ...portal.headers, accept } })

  test.each([
    ['badly encoded', `${sso}/%zz`, 400],
    ['over-long', `${sso}/${'x'.repeat(600)}`, 404],
  ])('%s: a page for a window, an envelope for a script', async (_what, url, httpStatus) => {
    const page = await ask(url, browser)
    expect([page.statusCode, page.headers['content-type']]).toEqual([httpStatus, 'text/html; charset=utf-8'])
    expect(page.body).toContain('无法打开页面')
    expect(envelopeIn(await ask(url, '*/*'))).toMatchObject({ status: 'E' })
  })
})

describe('the stand-in page of a system', () => {
  const page = (url: string) => portal.app.inject({ url, headers: portal.headers })

  test('names the system and the page wanted', async () => {
    const response = await page('/systems/DBS?path=/agreements')
    expect(response.statusCode).toBe(200)
    for (const text of ['经销商商务系统', '经销协议', '/agreements']) expect(response.body).toContain(text)
  })

  test('greets who comes with a code, once [S-7.14]', async () => {
    const { headers } = await portal.send('ssoWindowDbs', {
      pathParams: { token: await portal.certificateOf('dealer.foshan') },
      query: { path: '/agreements' },
    })
    const address = String(headers.location)
    expect(address).toMatch(/^\/systems\/DBS\?path=%2Fagreements&code=/)
    expect((await page(address)).body).toContain('陈国栋（dealer.foshan）')
    expect((await page(address)).body).toContain(texts.signOnCodeDead.zh)
  })

  test('shows markup in the address as text', async () => {
    const { body } = await page(`/systems/DBS?path=${encodeURIComponent('/<script>alert(1)</script>')}`)
    expect(body).toContain('/&lt;script&gt;')
    expect(body).not.toContain('<script')
  })

  test('is not found for a system that does not exist', async () => {
    const response = await page('/systems/NONE')
    expect(response.statusCode).toBe(404)
    expect(response.body).toContain(filled(texts.unknownSystem, { code: 'NONE' }).zh)
  })
})
