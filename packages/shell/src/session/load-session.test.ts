import type { Client } from '@portal/protocol/client'
import { RemoteError, type RemoteErrorKind } from '@portal/protocol/remote-error'
import { describe, expect, it, vi } from 'vitest'
import { type LoadSessionOptions, loadSession, NoResponsibilitiesError } from './load-session.ts'
import { salesUser } from './testing/users.ts'

type Calls = LoadSessionOptions['api']

const organizations = [
  { orgCode: 'TC', orgName: '陶瓷事业部' },
  { orgCode: 'WY', orgName: '卫浴事业部' },
]
const lookup = { lookupType: 'T', lookupCode: 'C', meaning: 'M', orderSeq: 1 }

const spies = () => ({
  getUserInfo: vi.fn<Client['getUserInfo']>(async () => ({ data: salesUser })),
  findOrganization: vi.fn<Client['findOrganization']>(async () => ({ data: organizations })),
  findMenuInfoAllSystem: vi.fn<Client['findMenuInfoAllSystem']>(async () => ({ data: [] })),
  findDic: vi.fn<Client['findDic']>(async () => ({ data: [] })),
})

const calls = (given: Partial<Calls>): Calls => ({ ...spies(), ...given })

const load = (api: Calls, given: Partial<LoadSessionOptions> = {}) =>
  loadSession({
    api,
    certificate: 'c-1',
    storedDepartments: undefined,
    pause: async () => undefined,
    ...given,
  })

describe('entering (specification §4)', () => {
  it('departments go by their code without a name, and cannot be chosen without a code [S-3.2]', async () => {
    const odd = [
      { orgCode: 'TC', orgName: '' },
      { orgCode: '', orgName: '无码' },
    ]
    const api = { ...spies(), findOrganization: async () => ({ data: odd }) }
    const { organizations, departments } = await load(api)
    expect(organizations).toEqual([{ orgCode: 'TC', orgName: 'TC' }])
    expect(departments).toEqual(['TC'])
  })

  it('starts everything that waits for nothing at once; menus wait for the organizations [S-4.2]', async () => {
    const pending = new Promise<never>(() => undefined)
    const api = { ...spies(), findOrganization: () => pending }
    void load(api)
    expect(api.getUserInfo).toHaveBeenCalledOnce()
    expect(api.findDic).toHaveBeenCalledOnce()
    expect(api.findMenuInfoAllSystem).not.toHaveBeenCalled()
  })

  it('asks for the user of the certificate [S-7.9]', async () => {
    const api = spies()
    await load(api)
    expect(api.getUserInfo.mock.calls[0]?.[0]).toEqual({ query: { token: 'c-1' } })
  })

  it.each([
    ['all, when nothing is stored', undefined, ['TC', 'WY']],
    ['the stored ones that the user still has', ['WY', 'gone'], ['WY']],
    ['all, when none of the stored ones is left', ['gone'], ['TC', 'WY']],
  ])(
    'loads the menus of the departments: %s [S-6.4] [S-7.12]',
    async (_case, storedDepartments, expected) => {
      const api = spies()
      const { departments } = await load(api, { storedDepartments })
      expect(departments).toEqual(expected)
      expect(api.findMenuInfoAllSystem.mock.calls[0]?.[0]).toEqual({ body: { sybCodes: expected } })
    },
  )

  it('asks for no menus without a department', async () => {
    const api = { ...spies(), findOrganization: async () => ({ data: [] }) }
    expect((await load(api)).systemMenus).toEqual([])
    expect(api.findMenuInfoAllSystem).not.toHaveBeenCalled()
  })

  it('reports its progress up to the end [S-4.2]', async () => {
    const shares: number[] = []
    await load(spies(), { progressed: (share) => shares.push(share) })
    expect(shares).toEqual([0.25, 0.5, 0.75, 1])
  })
})

describe('answers that are not as they should be', () => {
  it('no user enters without a responsibility (specification §5) [S-5.1]', async () => {
    const api = calls({ getUserInfo: async () => ({ data: { ...salesUser, userRespList: [] } }) })
    await expect(load(api)).rejects.toBeInstanceOf(NoResponsibilitiesError)
  })

  it('a call that fails for a moment is repeated', async () => {
    const failure = new RemoteError('http', 'getUserInfo', { httpStatus: 503 })
    const getUserInfo = vi.fn<Client['getUserInfo']>().mockRejectedValueOnce(failure)
    getUserInfo.mockResolvedValue({ data: salesUser })
    expect((await load(calls({ getUserInfo }))).user).toBe(salesUser)
  })

  it('lookups are kept of the portal’s systems only (specification §5) [S-5.3]', async () => {
    const data = ['PUBLIC', 'CRM', 'IMS', 'OMS', 'LTC'].map((systemCode) => ({ ...lookup, systemCode }))
    const kept = await load(calls({ findDic: async () => ({ data }) }))
    expect(kept.lookups?.map((one) => one.systemCode)).toEqual(['PUBLIC', 'IMS', 'OMS', 'LTC'])
  })

  const failing =
    (kind: RemoteErrorKind, message = '') =>
    async () =>
      Promise.reject(new RemoteError(kind, 'x', { message }))

  it.each(['findOrganization', 'findMenuInfoAllSystem', 'findDic'] as const)(
    'the frame opens without what %s would have given [S-7.25]',
    async (call) => {
      const data = await load(calls({ [call]: failing('rejection') }))
      const { user, organizations, systemMenus, lookups } = data
      expect(user).toBe(salesUser)
      expect({ organizations, systemMenus, lookups }).toEqual({
        organizations: call === 'findOrganization' ? undefined : [expect.anything(), expect.anything()],
        systemMenus: call === 'findDic' ? [] : undefined,
        lookups: call === 'findDic' ? undefined : [],
      })
    },
  )

  it.each(['getUserInfo', 'findOrganization', 'findMenuInfoAllSystem', 'findDic'] as const)(
    'a session that ends at %s lets no user enter [S-4.12]',
    async (call) => {
      await expect(load(calls({ [call]: failing('sessionEnded') }))).rejects.toMatchObject({
        kind: 'sessionEnded',
      })
    },
  )

  it('menus of stored departments need no list of departments', async () => {
    const api = { ...spies(), findOrganization: failing('timeout') }
    const { departments } = await load(api, { storedDepartments: ['WY'] })
    expect(departments).toEqual(['WY'])
    expect(api.findMenuInfoAllSystem.mock.calls[0]?.[0]).toEqual({ body: { sybCodes: ['WY'] } })
  })

  it.each<[RemoteErrorKind, readonly string[]]>([
    ['rejection', ['TC', 'WY']],
    ['http', ['TC', 'WY']],
    ['network', ['WY']],
  ])('stored departments whose menus fail (%s) give way to %j', async (kind, expected) => {
    const findMenuInfoAllSystem: Calls['findMenuInfoAllSystem'] = async ({ body }) =>
      body.sybCodes.length === 1 ? failing(kind, '该事业部菜单维护中')() : { data: [] }
    const data = await load(calls({ findMenuInfoAllSystem }), { storedDepartments: ['WY'] })
    const isReplaced = expected.length === 2
    expect(data.departments).toEqual(expected)
    expect(data.systemMenus).toEqual(isReplaced ? [] : undefined)
    expect(data.fallbackReason?.message).toBe(isReplaced ? '该事业部菜单维护中' : undefined)
  })

  it('a failure of the user’s own call is the caller’s', async () => {
    await expect(load(calls({ getUserInfo: failing('http') }))).rejects.toMatchObject({ kind: 'http' })
  })
})
