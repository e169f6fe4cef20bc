import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { BusinessUnit } from '../entities/business-unit.ts'
import { contractStatuses, projectStages } from '../entities/contract-states.ts'
import { Id } from '../entities/id.ts'
import {
  BusinessUnitFilter,
  Code,
  DayFilter,
  OneOf,
  PageRows,
  PartOf,
  ScopeFilter,
  SortBy,
} from '../entities/list.ts'

const approval = {
  processInstanceId: Type.String({ description: 'its newest approval; empty where it has none' }),
}

const owner = {
  businessUnit: BusinessUnit,
  distributorCode: Type.String(),
  distributorName: Type.String(),
}

/** A registered building project; every field is assumed. Amounts are yuan with two decimals, dates ISO 8601, UTC. */
export const Project = Type.Object({
  ...owner,
  projectId: Id,
  projectNo: Type.String(),
  projectName: Type.String(),
  developer: Type.String(),
  city: Type.String(),
  stage: Type.Enum(projectStages),
  amount: Type.Number(),
  registeredAt: Type.String({ format: 'date-time' }),
  validUntil: Type.String({ format: 'date-time', description: 'when the registration ends' }),
  ...approval,
})
export type Project = Static<typeof Project>

/** A distributor's contract for a project; every field is assumed. `registeredAt` is null while it waits. */
export const Contract = Type.Object({
  ...owner,
  contractId: Id,
  contractNo: Type.String(),
  projectNo: Type.String(),
  projectName: Type.String(),
  status: Type.Enum(contractStatuses),
  amount: Type.Number(),
  signedAt: Type.String({ format: 'date-time' }),
  startDate: Type.String({ format: 'date-time', description: 'first day of the term' }),
  endDate: Type.String({ format: 'date-time' }),
  registeredAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  ...approval,
})
export type Contract = Static<typeof Contract>

const shared = { method: 'POST', access: 'certificate', encoding: 'json', area: 'business' } as const
const provenance = { path: 'documented', body: 'assumed', data: 'assumed' } as const

const whose = { businessUnit: BusinessUnitFilter, distributorCode: Code, scope: ScopeFilter }

export const projectReviewPagination = endpoint({
  ...shared,
  path: '/api/businessServer/projectReviewJJJXS/findPagination',
  summary: 'Building projects of the distributors, newest first, one page at a time',
  body: Type.Object({
    ...PageRows.properties,
    ...whose,
    projectNo: PartOf('the project number'),
    projectName: PartOf('the project’s name'),
    developer: PartOf('the developer’s name'),
    stage: OneOf(projectStages),
    registeredFrom: DayFilter('first'),
    registeredTo: DayFilter('last'),
    sort: SortBy('registeredAt', 'amount'),
  }),
  data: Type.Array(Project),
  provenance,
})

const contractFilters = {
  ...PageRows.properties,
  ...whose,
  contractNo: PartOf('the contract number'),
  projectName: PartOf('the project’s name'),
  signedFrom: DayFilter('first'),
  signedTo: DayFilter('last'),
  sort: SortBy('signedAt', 'amount'),
}

export const contractWaitRegisterPagination = endpoint({
  ...shared,
  path: '/api/contractServer/jxs/contract/findJjjxsWaitRegisterPagination',
  summary: 'Contracts that wait to be registered, newest first, one page at a time',
  body: Type.Object(contractFilters),
  data: Type.Array(Contract),
  provenance,
})

export const contractPagination = endpoint({
  ...shared,
  path: '/api/contractServer/jxs/contract/findPagination',
  summary: 'Registered contracts, newest first, one page at a time',
  body: Type.Object({
    ...contractFilters,
    // If absent: the registered ones.
    status: OneOf(contractStatuses),
  }),
  data: Type.Array(Contract),
  provenance,
})
