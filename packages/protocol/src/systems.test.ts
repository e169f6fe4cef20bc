import { describe, expect, it } from 'vitest'
import { isSubAppName, keepsLookupsOf, subAppNames, systemCodeOfApp, systemRule } from './systems.ts'

describe('the systems table (specification §6)', () => {
  it.each([
    ['OSS', 'oms', 'OMS', 'LTC', true],
    ['WYDP', 'dp', 'OMS', 'WYDP', false],
    ['LTC', 'ltc', 'LTC', 'LTC', true],
    ['CZDP', 'czdp', 'CZDP', 'CZDP', true],
  ])(
    '%s opens inside as %s, is %s there, acts under %s, sign-on jump %s [S-2.20] [S-6.11] [S-6.12]',
    (code, app, appSystemCode, from, jump) => {
      expect(systemRule(code)).toEqual({
        opens: 'inside',
        app,
        appSystemCode,
        responsibilityFrom: from,
        ssoJump: jump,
      })
    },
  )

  it.each(['DBS', 'CRM', 'never heard of', '__proto__'])(
    '%s opens in a window under its own responsibility [S-6.9]',
    (code) => {
      expect(systemRule(code)).toEqual({ opens: 'window', responsibilityFrom: code, ssoJump: false })
    },
  )

  it('finds the system of every sub-app [S-6.14] [S-9.18]', () => {
    expect(subAppNames.map(systemCodeOfApp)).toEqual(['OSS', 'LTC', 'CZDP', 'WYDP'])
  })

  it('knows sub-apps by name only', () => {
    expect(['oms', 'OMS', 'child', ''].map(isSubAppName)).toEqual([true, false, false, false])
  })

  it('keeps lookups of the public, IMS and sub-application systems (specification §5) [S-5.3]', () => {
    const kept = ['PUBLIC', 'public', 'IMS', 'OSS', 'OMS', 'LTC', 'CZDP', 'WYDP', 'DBS', 'CRM'].filter(
      keepsLookupsOf,
    )
    expect(kept).toEqual(['PUBLIC', 'public', 'IMS', 'OSS', 'OMS', 'LTC', 'CZDP', 'WYDP'])
  })
})
