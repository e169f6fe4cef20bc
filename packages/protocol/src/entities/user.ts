import { type Static, Type } from 'typebox'
import { BusinessUnit } from './business-unit.ts'

/** A role in one system (specification §3, glossary: responsibility). */
export const Responsibility = Type.Object({
  systemCode: Type.String(),
  responsibilityId: Type.Integer(),
  responsibilityName: Type.String(),
  responsibilityCode: Type.String(),
})
export type Responsibility = Static<typeof Responsibility>

/** A job post; the misspelt field name is the wire's (specification §3). */
export const Position = Type.Object({
  positionName: Type.String(),
  organzationCode: Type.String(),
  defaultPosition: Type.Union([Type.Literal('Y'), Type.Literal('N')]),
})
export type Position = Static<typeof Position>

const Distributor = Type.Object({
  distributorId: Type.Integer(),
  distributorCode: Type.String(),
  distributorName: Type.String(),
})

const SaleArea = Type.Object({
  salesOrgBusinessType: BusinessUnit,
  saleOrganizationCode: Type.String(),
  saleOrganizationName: Type.String(),
  distributionChannelCode: Type.String(),
  distributionChannelName: Type.String(),
  companyCode: Type.String(),
})
export type SaleArea = Static<typeof SaleArea>

/** User info (specification §3). `distributorInfoBean` is null for people who are no distributor (assumed). */
export const UserInfo = Type.Object({
  userId: Type.Integer(),
  userName: Type.String(),
  userFullName: Type.String(),
  certificate: Type.String(),
  userRespList: Type.Array(Responsibility),
  baseUserPosition: Type.Array(Position),
  distributorInfoBean: Type.Union([Distributor, Type.Null()]),
  sapDistributorSaleAreas: Type.Array(SaleArea),
})
export type UserInfo = Static<typeof UserInfo>
