import { beforeEach, describe, expect, it } from 'vitest'
import { beforeSessionEnds } from './session-cleanup.ts'
import { sessionController } from './session-controller.ts'
import { useSession } from './session-store.ts'
import { salesUser } from './testing/users.ts'

const session = () => useSession.getState()

beforeEach(() => {
  sessionController.end({})
  session().signedIn('c-1')
})

describe('a certificate that the server refuses (specification §4)', () => {
  it('ends the session once, however many calls fail at once [S-4.12]', () => {
    let signOuts = 0
    const unregister = beforeSessionEnds(() => {
      signOuts += 1
    })
    session().userLoaded(salesUser, [])
    for (let call = 0; call < 20; call += 1) void sessionController.refused('c-1')
    unregister()
    expect(signOuts).toBe(1)
    expect(session()).toMatchObject({
      status: 'signedOut',
      lastSignOut: { reason: 'sessionEnded', returnTo: '/dashboard' },
    })
  })

  it('does not end the next session when its answer is late', () => {
    session().userLoaded(salesUser, [])
    void sessionController.refused('c-1')
    session().signedIn('c-2')
    session().userLoaded(salesUser, [])
    void sessionController.refused('c-1')
    expect(session().status).toBe('ready')
  })

  it('lets a late call be sent again once its session has a new certificate', async () => {
    session().userLoaded(salesUser, [])
    session().certificateReplaced('c-2')
    await expect(sessionController.refused('c-1')).resolves.toBe(true)
    expect(session().status).toBe('ready')
  })

  it('ends the session when a former certificate is current again: no call is repeated for ever', async () => {
    session().userLoaded(salesUser, [])
    session().certificateReplaced('c-2')
    session().certificateReplaced('c-1')
    expect(session().formerCertificates).toEqual(['c-2'])
    await expect(sessionController.refused('c-1')).resolves.toBe(false)
    expect(session().status).toBe('signedOut')
  })

  it('is left to the entry while the session is loading', () => {
    void sessionController.refused('c-1')
    expect(session().status).toBe('loading')
  })
})
