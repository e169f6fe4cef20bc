import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setDemoConfig } from '../lib/config/testing/demo-config.ts'
import * as texts from '../lib/i18n/texts.ts'
import { registerToastHost } from '../lib/ui/toasts.ts'
import { fakeBackend } from '../testing/fake-backend.ts'
import { adoptCertificate, switchUser } from './adopt-certificate.ts'
import { sessionController } from './session-controller.ts'
import { useSession } from './session-store.ts'
import { salesUser } from './testing/users.ts'

const session = () => useSession.getState()
const colleague = { ...salesUser, userId: 8, userName: 'lihao', userFullName: '李浩' }
const toasts = vi.fn()

/** A backend that knows these certificates. */
const knows = (users: Readonly<Record<string, typeof salesUser>>) =>
  fakeBackend({
    getUserInfo: (_body, headers) =>
      users[headers.get('Certificate') ?? ''] ?? Response.json({ status: 'E', code: 4001 }),
  })

const enters = (user: typeof salesUser) => session().userLoaded(user, [])

beforeEach(() => {
  setDemoConfig()
  sessionController.end({})
  toasts.mockClear()
  registerToastHost(toasts)
  knows({ 'c-1': salesUser, 'c-2': salesUser, 'c-of-lihao': colleague })
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('a certificate that an address brings', () => {
  it.each([
    ['with no user signed in', undefined, 'c-of-lihao', colleague],
    ['after one that has died', 'c-dead', 'c-2', salesUser],
  ])('%s: a message says who is signed in now', async (_case, former, certificate, user) => {
    if (former) session().signedIn(former)
    await adoptCertificate(certificate)
    expect([session().certificate, session().status]).toEqual([certificate, 'loading'])
    expect(toasts).not.toHaveBeenCalled()
    enters(user)
    const text = `You are now signed in as ${user.userFullName} (${user.userName}).`
    await vi.waitFor(() => expect(toasts.mock.calls).toMatchObject([[{ text }]]))
  })

  it('of a user who may not enter leaves the current session as it is', async () => {
    knows({ 'c-1': salesUser, 'c-of-refused': { ...colleague, userRespList: [] } })
    session().signedIn('c-1')
    enters(salesUser)
    await expect(adoptCertificate('c-of-refused')).rejects.toThrow(/administrator/)
    expect(session()).toMatchObject({ certificate: 'c-1', status: 'ready' })
  })

  it('of another user changes nothing before the person agrees', async () => {
    session().signedIn('c-1')
    enters(salesUser)
    const other = await adoptCertificate('c-of-lihao')
    expect(other).toEqual({ current: salesUser, next: colleague, certificate: 'c-of-lihao' })
    expect(session()).toMatchObject({ certificate: 'c-1', status: 'ready' })
    switchUser('c-of-lihao')
    enters(colleague)
    const text = 'You are now signed in as 李浩 (lihao).'
    await vi.waitFor(() => expect(toasts.mock.calls).toMatchObject([[{ text }]]))
  })

  it.each([
    ['the present user', 'c-1'],
    ['its owner', 'c-2'],
  ])('changes nothing while the server does not tell %s', async (_whom, unanswered) => {
    fakeBackend({
      getUserInfo: (_body, headers) =>
        headers.get('Certificate') === unanswered ? new Response('', { status: 503 }) : salesUser,
    })
    session().signedIn('c-1')
    await expect(adoptCertificate('c-2')).rejects.toMatchObject({ name: 'RemoteError' })
    expect(session().certificate).toBe('c-1')
  })

  it('of the same user is taken over without a word', async () => {
    session().signedIn('c-1')
    enters(salesUser)
    await adoptCertificate('c-2')
    expect(session()).toMatchObject({ certificate: 'c-2', formerCertificates: ['c-1'], status: 'ready' })
    expect(toasts).not.toHaveBeenCalled()
  })

  it('counts even when the texts that tell of it cannot be loaded', async () => {
    const loading = vi.spyOn(texts, 'loadTexts').mockRejectedValue(new TypeError('offline'))
    await adoptCertificate('c-2')
    enters(salesUser)
    await vi.waitFor(() => expect(loading).toHaveBeenCalled())
    expect([session().certificate, session().status]).toEqual(['c-2', 'ready'])
  })

  it('says nothing when its session ends before the user has entered', async () => {
    await adoptCertificate('c-2')
    sessionController.end({})
    session().signedIn('c-1')
    enters(salesUser)
    await Promise.resolve()
    expect(toasts).not.toHaveBeenCalled()
  })
})
