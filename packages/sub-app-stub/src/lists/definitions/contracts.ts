import { type Column, type Filter, type ListDefinition, ownScope, type Row } from '../list-definition.ts'
import { fromCount, listInput, pageRows } from '../load-list.ts'

const businessUnit: Filter = {
  name: 'businessUnit',
  label: 'businessUnit',
  kind: 'choice',
  codes: 'businessUnit',
}

export const projects: ListDefinition = {
  noun: 'project',
  number: 'projectNo',
  hasDetail: true,
  columns: [
    { field: 'projectNo' },
    { field: 'projectName' },
    { field: 'stage', as: 'projectStage' },
    { field: 'amount', as: 'amount' },
    { field: 'registeredAt', as: 'date' },
    { field: 'validUntil', as: 'date', isDetail: true },
    { field: 'developer' },
    { field: 'distributorName' },
    { field: 'distributorCode', isDetail: true },
    { field: 'city', isDetail: true },
    { field: 'businessUnit', as: 'businessUnit', isDetail: true },
  ],
  filters: [
    { name: 'projectNo', label: 'projectNo', kind: 'text' },
    { name: 'projectName', label: 'projectName', kind: 'text' },
    { name: 'developer', label: 'developer', kind: 'text' },
    businessUnit,
    { name: 'stage', label: 'stage', kind: 'choice', codes: 'projectStage' },
    { name: 'distributorCode', label: 'distributorName', kind: 'distributor' },
    { kind: 'days', label: 'registeredAt', from: 'registeredFrom', to: 'registeredTo' },
    ownScope,
  ],
  sortable: ['registeredAt', 'amount'],
  views: { name: 'stage', codes: 'projectStage', of: ['registered', 'review', 'bidding', 'signed'] },
  create: '/projects/new',
  forms: [
    { path: '/projects/changes', takes: 'projectNo' },
    { path: '/projects/extensions', takes: 'projectNo' },
  ],
  related: [
    {
      path: '/contracts',
      definition: () => contracts,
      conditions: ({ projectName }) => ({ projectName: String(projectName) }),
      isOf: (record, found) => found.projectNo === record.projectNo,
    },
  ],
  load: (client, query, signal) =>
    fromCount(
      client.projectReviewPagination(
        { body: { ...pageRows(query), ...listInput<object>(query) } },
        { signal },
      ),
    ),
}

const contractColumns: readonly Column[] = [
  { field: 'contractNo' },
  { field: 'projectName' },
  { field: 'projectNo', isDetail: true },
  { field: 'businessUnit', as: 'businessUnit', isDetail: true },
  { field: 'distributorName' },
  { field: 'distributorCode', isDetail: true },
  { field: 'status', as: 'contractStatus' },
  { field: 'amount', as: 'amount' },
  { field: 'signedAt', as: 'date' },
  { field: 'startDate', as: 'date', isDetail: true },
  { field: 'endDate', as: 'date' },
  { field: 'registeredAt', as: 'date', isDetail: true },
]

const contractFilters: readonly Filter[] = [
  { name: 'contractNo', label: 'contractNo', kind: 'text' },
  { name: 'projectName', label: 'projectName', kind: 'text' },
  { name: 'distributorCode', label: 'distributorName', kind: 'distributor' },
  businessUnit,
  { kind: 'days', label: 'signedAt', from: 'signedFrom', to: 'signedTo' },
  ownScope,
]

const contract = {
  noun: 'contract',
  number: 'contractNo',
  hasDetail: true,
  columns: contractColumns,
  sortable: ['signedAt', 'amount'],
  forms: [
    { path: '/contracts/changes', takes: 'contractNo' },
    { path: '/contracts/renewals', takes: 'contractNo' },
    { path: '/receivables/payments', takes: 'contractNo' },
    { path: '/receivables/invoices', takes: 'contractNo' },
  ],
  related: [
    {
      path: '/projects',
      definition: () => projects,
      conditions: ({ projectNo }: Row) => ({ projectNo: String(projectNo) }),
      isOf: (record: Row, found: Row) => found.projectNo === record.projectNo,
    },
  ],
} as const

export const waitingContracts: ListDefinition = {
  ...contract,
  filters: contractFilters,
  load: (client, query, signal) =>
    fromCount(
      client.contractWaitRegisterPagination(
        { body: { ...pageRows(query), ...listInput<object>(query) } },
        { signal },
      ),
    ),
}

export const contracts: ListDefinition = {
  ...contract,
  filters: [
    ...contractFilters,
    {
      name: 'status',
      label: 'status',
      kind: 'choice',
      codes: 'contractStatus',
    },
  ],
  views: {
    name: 'status',
    codes: 'contractStatus',
    of: ['effective', 'upcoming', 'completed', 'terminated'],
  },
  load: (client, query, signal) =>
    fromCount(
      client.contractPagination({ body: { ...pageRows(query), ...listInput<object>(query) } }, { signal }),
    ),
}
