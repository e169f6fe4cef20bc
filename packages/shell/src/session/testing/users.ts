import type { UserInfo } from '@portal/protocol/entities/user'

/** A user of the sales staff with two responsibilities and two positions, for tests. */
export const salesUser: UserInfo = {
  userId: 7,
  userName: 'wangjing',
  userFullName: '王静',
  certificate: 'c-1',
  userRespList: [
    {
      systemCode: 'LTC',
      responsibilityId: 1,
      responsibilityName: '销售代表',
      responsibilityCode: 'LTC_SALES',
    },
    {
      systemCode: 'CZDP',
      responsibilityId: 2,
      responsibilityName: '渠道专员',
      responsibilityCode: 'CZDP_CHANNEL',
    },
  ],
  baseUserPosition: [
    { positionName: '区域主管', organzationCode: 'EAST', defaultPosition: 'N' },
    { positionName: '销售代表', organzationCode: 'SOUTH', defaultPosition: 'Y' },
  ],
  distributorInfoBean: null,
  sapDistributorSaleAreas: [],
}
