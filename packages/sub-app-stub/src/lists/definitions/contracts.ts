import {
  choice,
  columns,
  days,
  details,
  type Filter,
  type ListDefinition,
  ofDistributor,
  ownScope,
  text,
} from '../list-definition.ts'
import { loadRows } from '../load-list.ts'

const ofUnit = choice('businessUnit', 'businessUnit')

export const projects: ListDefinition = {
  noun: 'project',
  number: 'projectNo',
  hasDetail: true,
  columns: [
    ...columns('projectNo', 'projectName', 'stage', 'amount', 'registeredAt'),
    ...details('validUntil'),
    ...columns('developer', 'distributorName'),
    ...details('distributorCode', 'city', 'businessUnit'),
  ],
  filters: [
    ...text('projectNo', 'projectName', 'developer'),
    ofUnit,
    choice('stage', 'projectStage'),
    ofDistributor,
    days('registeredAt'),
    ownScope,
  ],
  sortable: ['registeredAt', 'amount'],
  views: { name: 'stage', codes: 'projectStage', of: ['registered', 'review', 'bidding', 'signed'] },
  create: '/projects/new',
  forms: [
    { path: '/projects/changes', takes: 'projectNo' },
    { path: '/projects/extensions', takes: 'projectNo' },
  ],
  related: [{ path: '/contracts', definition: () => contracts, by: ['projectName'], same: 'projectNo' }],
  load: loadRows((client, body, options) => client.projectReviewPagination({ body }, options)),
}

const contractFilters: readonly Filter[] = [
  ...text('contractNo', 'projectName'),
  ofDistributor,
  ofUnit,
  days('signedAt'),
  ownScope,
]

export const waitingContracts: ListDefinition = {
  noun: 'contract',
  number: 'contractNo',
  hasDetail: true,
  columns: [
    ...columns('contractNo', 'projectName'),
    ...details('projectNo', 'businessUnit'),
    ...columns('distributorName'),
    ...details('distributorCode'),
    { field: 'status', as: 'contractStatus' },
    ...columns('amount', 'signedAt'),
    ...details('startDate'),
    ...columns('endDate'),
    ...details('registeredAt'),
  ],
  filters: contractFilters,
  sortable: ['signedAt', 'amount'],
  forms: [
    { path: '/contracts/changes', takes: 'contractNo' },
    { path: '/contracts/renewals', takes: 'contractNo' },
    { path: '/receivables/payments', takes: 'contractNo' },
    { path: '/receivables/invoices', takes: 'contractNo' },
  ],
  related: [{ path: '/projects', definition: () => projects, by: ['projectNo'], same: 'projectNo' }],
  load: loadRows((client, body, options) => client.contractWaitRegisterPagination({ body }, options)),
}

export const contracts: ListDefinition = {
  ...waitingContracts,
  filters: [...contractFilters, choice('status', 'contractStatus')],
  views: {
    name: 'status',
    codes: 'contractStatus',
    of: ['effective', 'upcoming', 'completed', 'terminated'],
  },
  load: loadRows((client, body, options) => client.contractPagination({ body }, options)),
}
