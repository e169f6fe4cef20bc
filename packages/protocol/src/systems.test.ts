import { describe, expect, it } from 'vitest'
import { specifiedSubApps, specifiedSystems, systemsTable } from './systems.ts'

describe('the systems table (specification §6)', () => {
  it.each([
    ['OSS', 'oms', 'OMS', 'LTC', true],
    ['WYDP', 'dp', 'OMS', 'WYDP', false],
    ['LTC', 'ltc', 'LTC', 'LTC', true],
    ['CZDP', 'czdp', 'CZDP', 'CZDP', true],
  ])(
    '%s opens inside as %s, is %s there, acts under %s, sign-on jump %s [S-2.20] [S-6.11] [S-6.12]',
    (code, app, appSystemCode, from, jump) => {
      expect(specifiedSystems.rule(code)).toEqual({
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
      const window = { opens: 'window', responsibilityFrom: code, ssoJump: false }
      expect(specifiedSystems.rule(code)).toEqual(window)
    },
  )

  it('finds the system of every sub-app [S-6.14] [S-9.18]', () => {
    expect(specifiedSystems.apps).toEqual(specifiedSubApps)
    expect(specifiedSubApps.map(specifiedSystems.codeOfApp)).toEqual(['OSS', 'LTC', 'CZDP', 'WYDP'])
  })

  it('knows sub-apps by name only', () => {
    expect(['oms', 'OMS', 'child', ''].map(specifiedSystems.isApp)).toEqual([true, false, false, false])
    expect(() => specifiedSystems.codeOfApp('child')).toThrow('child')
  })

  it('keeps lookups of the public, IMS and sub-application systems (specification §5) [S-5.3]', () => {
    const kept = ['PUBLIC', 'public', 'IMS', 'OSS', 'OMS', 'LTC', 'CZDP', 'WYDP', 'DBS', 'CRM'].filter(
      specifiedSystems.keepsLookupsOf,
    )
    expect(kept).toEqual(['PUBLIC', 'public', 'IMS', 'OSS', 'OMS', 'LTC', 'CZDP', 'WYDP'])
  })
})

describe('an installation', () => {
  const table = systemsTable({
    SHOP: { app: 'shop', appSystemCode: 'Store', responsibilityFrom: 'LTC', ssoJump: true },
    CRM: { responsibilityFrom: 'LTC' },
    WYDP: {},
    CZDP: { app: 'czdp' },
  })

  it('adds systems and sub-apps', () => {
    expect(table.rule('SHOP')).toEqual({
      opens: 'inside',
      app: 'shop',
      appSystemCode: 'Store',
      responsibilityFrom: 'LTC',
      ssoJump: true,
    })
    expect(table.codeOfApp('shop')).toBe('SHOP')
    expect(table.rule('CRM')).toEqual({ opens: 'window', responsibilityFrom: 'LTC', ssoJump: false })
    expect(['SHOP', 'STORE', 'CRM'].map(table.keepsLookupsOf)).toEqual([true, true, false])
  })

  it('changes those of the specification, each as a whole', () => {
    expect(table.rule('WYDP').opens).toBe('window')
    expect(table.rule('CZDP')).toMatchObject({ app: 'czdp', ssoJump: false })
    expect(table.apps).toEqual(['oms', 'ltc', 'czdp', 'shop'])
  })
})
