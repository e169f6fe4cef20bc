import { type Static, Type } from 'typebox'
import { showing, specified } from '../specified.ts'
import { BusinessUnit } from './business-unit.ts'
import { Id } from './id.ts'

/** A role in one system (specification §3, glossary: responsibility). */
export const Responsibility = Type.Object(
  specified('§3 Responsibility', {
    systemCode: Type.String(),
    responsibilityId: Id,
    responsibilityName: Type.String(),
    responsibilityCode: Type.String(),
  }),
)
export type Responsibility = Static<typeof Responsibility>

/** A job post; the misspelt field name is the wire's (specification §3). */
export const Position = Type.Object({
  ...specified('§3 Position', { positionName: Type.String(), organzationCode: Type.String() }),
  ...specified('§3 User info', {
    defaultPosition: showing(['Y', 'N'], Type.Union([Type.Literal('Y'), Type.Literal('N')])),
  }),
})
export type Position = Static<typeof Position>

const Distributor = Type.Object(
  specified('§3 User info', {
    distributorId: Id,
    distributorCode: Type.String(),
    distributorName: Type.String(),
  }),
)

const SaleArea = Type.Object(
  specified('§3 User info', {
    salesOrgBusinessType: BusinessUnit,
    saleOrganizationCode: Type.String(),
    saleOrganizationName: Type.String(),
    distributionChannelCode: Type.String(),
    distributionChannelName: Type.String(),
    companyCode: Type.String(),
  }),
)
export type SaleArea = Static<typeof SaleArea>

/** User info (specification §3). `distributorInfoBean` is null for people who are no distributor (assumed). */
export const UserInfo = Type.Object(
  specified('§3 User info', {
    userId: Id,
    userName: Type.String(),
    userFullName: Type.String(),
    certificate: Type.String(),
    userRespList: Type.Array(Responsibility),
    baseUserPosition: Type.Array(Position),
    distributorInfoBean: Type.Union([Distributor, Type.Null()]),
    sapDistributorSaleAreas: Type.Array(SaleArea),
  }),
)
export type UserInfo = Static<typeof UserInfo>
