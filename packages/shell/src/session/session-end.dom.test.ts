import { beforeEach, describe, expect, it } from 'vitest'
import { endRefusedSession } from './session-end.ts'
import { useSession } from './session-store.ts'
import { endSession, onSignOut } from './sign-out.ts'
import { salesUser } from './testing/users.ts'

const session = () => useSession.getState()

beforeEach(() => {
  endSession({})
  session().signedIn('c-1')
})

describe('a certificate that the server refuses (specification §4)', () => {
  it('ends the session once, however many calls fail at once [S-4.12]', () => {
    let signOuts = 0
    const unregister = onSignOut(() => {
      signOuts += 1
    })
    session().userLoaded(salesUser, [])
    for (let call = 0; call < 20; call += 1) void endRefusedSession('c-1')
    unregister()
    expect(signOuts).toBe(1)
    expect(session()).toMatchObject({
      status: 'signedOut',
      farewell: { reason: 'sessionEnded', returnTo: '/dashboard' },
    })
  })

  it('leaves the next session alone when its answer comes late', () => {
    session().userLoaded(salesUser, [])
    void endRefusedSession('c-1')
    session().signedIn('c-2')
    session().userLoaded(salesUser, [])
    void endRefusedSession('c-1')
    expect(session().status).toBe('ready')
  })

  it('lets a late call go again once its session has a new certificate', async () => {
    session().userLoaded(salesUser, [])
    session().certificateReplaced('c-2')
    await expect(endRefusedSession('c-1')).resolves.toBe(true)
    expect(session().status).toBe('ready')
  })

  it('ends the session under one that was replaced and has come back: no call goes again for ever', async () => {
    session().userLoaded(salesUser, [])
    session().certificateReplaced('c-2')
    session().certificateReplaced('c-1')
    expect(session().formerCertificates).toEqual(['c-2'])
    await expect(endRefusedSession('c-1')).resolves.toBe(false)
    expect(session().status).toBe('signedOut')
  })

  it('is left to the entry while that is still loading', () => {
    void endRefusedSession('c-1')
    expect(session().status).toBe('loading')
  })
})
