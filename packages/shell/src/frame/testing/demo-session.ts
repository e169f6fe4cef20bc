import type { UserInfo } from '@portal/protocol/entities/user'
import { menuItem, systemMenu } from '../../menu/testing/build-menu.ts'
import type { SessionData } from '../../session/load-session.ts'

const user: UserInfo = {
  userId: 7,
  userName: 'wangjing',
  userFullName: 'Wang Jing',
  certificate: 'c1',
  userRespList: [
    {
      systemCode: 'LTC',
      responsibilityId: 1,
      responsibilityName: 'Order Clerk',
      responsibilityCode: 'CLERK',
    },
    { systemCode: 'CRM', responsibilityId: 2, responsibilityName: 'Agent', responsibilityCode: 'AGENT' },
  ],
  baseUserPosition: [],
  distributorInfoBean: null,
  sapDistributorSaleAreas: [],
}

const orderSystem = systemMenu('OSS', 'Order Service', [
  menuItem('Tile orders', '/order-center', {
    children: [menuItem('Order list', '/orders'), menuItem('New order', '/orders/new')],
  }),
  menuItem('Pick-ups', '/pickups'),
  menuItem('Elsewhere', '//evil.example'),
  menuItem('Start', '/dashboard?from=menu'),
  menuItem('Not yet', '/soon', { disabled: true }),
])

/** A signed-in clerk with an embedded system and one that opens in a window. */
export const demoSession = {
  user,
  organizations: [
    { orgCode: 'CERAMIC', orgName: 'Ceramic Tiles' },
    { orgCode: 'BATHROOM', orgName: 'Bathroom' },
  ],
  departments: ['CERAMIC'],
  systemMenus: [orderSystem, systemMenu('CRM', 'Customers', [], { systemRealCode: 'C4C' })],
  lookups: [
    {
      systemCode: 'PUBLIC',
      lookupType: 'SYSTEM_DESCRIPTION',
      lookupCode: 'OSS',
      meaning: 'Orders and pick-ups',
      orderSeq: 1,
    },
  ],
} satisfies SessionData
