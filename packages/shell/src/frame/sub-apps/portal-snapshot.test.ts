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
    [
      'oms',
      {
        positionName: '华南区域经理',
        organzationCode: 'CERAMIC-SOUTH',
        // For pages that were built when it had this name.
        positionCode: 'CERAMIC-SOUTH',
      },
    ],
    ['ltc', undefined],
    ['dp', undefined],
  ] as const)('%s sees the position %j, which is of OMS alone (specification §4)', (app, position) => {
    expect(seenBy(app).position).toEqual(position)
  })

  const area = (salesOrgBusinessType: 'ceramic' | 'bathroom') => ({
    salesOrgBusinessType,
    saleOrganizationCode: salesOrgBusinessType.slice(0, 2),
    saleOrganizationName: 'Foshan',
    distributionChannelCode: '10',
    distributionChannelName: 'Retail',
    companyCode: '1000',
  })
  const distributor = {
    ...user,
    distributorInfoBean: { distributorId: 'D-7', distributorCode: 'D1001', distributorName: 'Foshan' },
    sapDistributorSaleAreas: [area('ceramic'), area('bathroom')],
  }

  it('has the user by the names of the specification, responsibilities and positions included (specification §3)', () => {
    const { userId, userName, userFullName, userRespList, baseUserPosition } = user
    expect(seenBy('ltc').user).toEqual({
      userId,
      userName,
      userFullName,
      userRespList,
      baseUserPosition,
      isDistributor: false,
      distributorInfoBean: null,
      sapDistributorSaleAreas: [],
    })
  })

  it.each([
    [['CERAMIC'], 'ceramic', [area('ceramic')]],
    [['CERAMIC', 'BATHROOM'], 'all', distributor.sapDistributorSaleAreas],
  ] as const)('with the departments %j has the sale areas of %s [S-6.8]', (chosen, unit, areas) => {
    const seen = portalSnapshot('oms', {
      session: { ...session, user: distributor, departments: chosen },
      organizations,
      language: 'en',
      appearance,
    })
    expect(seen.businessUnit).toBe(unit)
    expect(seen.user).toMatchObject({
      isDistributor: true,
      distributorInfoBean: distributor.distributorInfoBean,
      sapDistributorSaleAreas: areas,
    })
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
