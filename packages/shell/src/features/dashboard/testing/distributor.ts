import type { UserInfo } from '@portal/protocol/entities/user'
import { salesUser } from '../../../session/testing/users.ts'

/** A user with a sale area of tiles, and so a distributor (specification §6). */
export const distributor: UserInfo = {
  ...salesUser,
  sapDistributorSaleAreas: [
    {
      salesOrgBusinessType: 'ceramic',
      saleOrganizationCode: '1010',
      saleOrganizationName: 'Sales',
      distributionChannelCode: '10',
      distributionChannelName: 'Dealers',
      companyCode: '1000',
    },
  ],
}
