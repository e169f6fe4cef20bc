import { type Static, Type } from 'typebox'
import { BusinessUnit } from './business-unit.ts'

/** Codes of the lookup PROJECT_STAGE; assumed. */
export const projectStages = ['registered', 'review', 'bidding', 'signed'] as const

const owner = {
  businessUnit: BusinessUnit,
  distributorCode: Type.String(),
  distributorName: Type.String(),
}

/** A registered building project; every field is assumed. Amounts are yuan with two decimals, dates ISO 8601, UTC. */
export const Project = Type.Object({
  ...owner,
  projectId: Type.Integer(),
  projectNo: Type.String(),
  projectName: Type.String(),
  developer: Type.String(),
  city: Type.String(),
  stage: Type.Enum(projectStages),
  amount: Type.Number(),
  registeredAt: Type.String({ format: 'date-time' }),
})
export type Project = Static<typeof Project>

/** Codes of the lookup CONTRACT_STATUS; assumed. `waiting` is a contract that waits to be registered. */
const contractStatuses = ['waiting', 'effective', 'completed', 'terminated'] as const

/** A distributor's contract for a project; every field is assumed. `registeredAt` is null while it waits. */
export const Contract = Type.Object({
  ...owner,
  contractId: Type.Integer(),
  contractNo: Type.String(),
  projectNo: Type.String(),
  projectName: Type.String(),
  status: Type.Enum(contractStatuses),
  amount: Type.Number(),
  signedAt: Type.String({ format: 'date-time' }),
  endDate: Type.String({ format: 'date-time' }),
  registeredAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
})
export type Contract = Static<typeof Contract>
