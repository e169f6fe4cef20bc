import type { SubAppName } from '@portal/protocol/systems'
import { snapshot } from '@portal/sub-app-sdk/testing/fake-bridge'
import { describe, expect, it } from 'vitest'
import type { Session } from '../../session/session-store.ts'
import { demoSession } from '../testing/demo-session.ts'
import { portalSnapshot } from './portal-snapshot.ts'

const { user, organizations, departments } = demoSession
const session: Session = {
  status: 'ready',
  certificate: 'c1',
  formerCertificates: [],
  certificateStored: true,
  visit: 1,
  user,
  departments,
  responsibility: user.userRespList[0],
  position: { positionName: '华南区域经理', organzationCode: 'CERAMIC-SOUTH', defaultPosition: 'Y' },
}
const { theme, colors, size } = snapshot
const appearance = { theme, colors, size }
const seenBy = (app: SubAppName) =>
  portalSnapshot(app, { session, organizations, language: 'en', appearance })

describe('the session as a sub-app sees it', () => {
  it.each([
    ['oms', { positionName: '华南区域经理', positionCode: 'CERAMIC-SOUTH' }],
    ['ltc', undefined],
    ['dp', undefined],
  ] as const)('%s sees the position %j, which is of OMS alone (specification §4)', (app, position) => {
    expect(seenBy(app).position).toEqual(position)
  })

  it('is a copy: what the sub-app does to it does not reach the portal', () => {
    const { responsibility, colors: seen } = seenBy('oms')
    Object.assign(responsibility ?? {}, { responsibilityId: 99, responsibilityName: 'Director' })
    Object.assign(seen, { primary: 'red' })
    expect(seenBy('oms').responsibility).toMatchObject({
      responsibilityId: 1,
      responsibilityName: 'Order Clerk',
    })
    expect(seenBy('oms').colors.primary).toBe(colors.primary)
  })
})
