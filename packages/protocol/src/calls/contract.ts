import { Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { BusinessUnitFilter, Code, DayFilter, OneOf, PartOf, SortBy } from '../entities/list-filter.ts'
import { PageRows } from '../entities/page.ts'
import { Contract, Project, projectStages } from '../entities/project.ts'

const shared = { method: 'POST', access: 'certificate', encoding: 'json', area: 'business' } as const
const provenance = { path: 'documented', body: 'assumed', data: 'assumed' } as const

const whose = { businessUnit: BusinessUnitFilter, distributorCode: Code }

export const projectReviewPagination = endpoint({
  ...shared,
  path: '/api/businessServer/projectReviewJJJXS/findPagination',
  summary: 'Building projects of the distributors, newest first, one page at a time',
  body: Type.Object({
    ...PageRows.properties,
    ...whose,
    projectNo: PartOf('the project number'),
    projectName: PartOf('the project’s name'),
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
  body: Type.Object({ ...contractFilters, status: OneOf(['effective', 'completed', 'terminated']) }),
  data: Type.Array(Contract),
  provenance,
})
