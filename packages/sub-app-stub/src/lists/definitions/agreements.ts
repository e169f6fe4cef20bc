import type { Contract, Project } from '@portal/protocol/calls/contract'
import { companyDay } from '@portal/protocol/company-time'
import { shownShare } from '@portal/protocol/rules/shown-share'
import { pageOfRows } from '../in-browser.ts'
import type { ListDefinition, Row } from '../list-definition.ts'
import { projects } from './contracts.ts'

/** More than the demo company has. */
const pageRows = 500
const dayMs = 86_400_000

/** The per cent of what was signed that a customer gets back, by the per cent of the target that it reached (assumed). */
const rebates = [
  { from: 80, rate: 3 },
  { from: 60, rate: 2 },
  { from: 0, rate: 1 },
] as const

type Registered = Pick<Project, 'projectNo' | 'developer' | 'amount'>
type Signed = Pick<Contract, 'projectNo' | 'amount' | 'signedAt' | 'endDate' | 'status'> &
  Partial<Pick<Contract, 'startDate'>>
interface OfDeveloper {
  readonly planned: readonly Registered[]
  readonly signed: readonly Signed[]
}

const sumOf = (some: readonly { readonly amount: number }[]) =>
  some.reduce((all, { amount }) => all + amount, 0)

/**
 * The framework agreements with developers. The backend has no call for them, so they are derived from the developers'
 * projects and contracts (assumed). Those that end first come first, then those that have ended.
 */
export function agreementsOf(registered: readonly Registered[], contracts: readonly Signed[], today: string) {
  const byDeveloper = new Map<string, OfDeveloper>()
  for (const project of registered) {
    const { planned, signed } = byDeveloper.get(project.developer) ?? { planned: [], signed: [] }
    const own = contracts.filter(
      ({ projectNo, status }) => projectNo === project.projectNo && status !== 'terminated',
    )
    byDeveloper.set(project.developer, { planned: [...planned, project], signed: [...signed, ...own] })
  }
  return [...byDeveloper]
    .filter(([, { signed }]) => signed.length > 0)
    .map(([developer, of]) => agreement(developer, of, today))
    .toSorted((one, other) => order(one) - order(other))
}

const order = ({ daysLeft }: { readonly daysLeft: number }) => (daysLeft > 0 ? daysLeft : Infinity)

function agreement(developer: string, { planned, signed }: OfDeveloper, today: string) {
  const [target, signedAmount] = [sumOf(planned), sumOf(signed)]
  const completion = target > 0 ? Math.round(shownShare(signedAmount / target) * 100) : 0
  const rebateRate = rebates.find(({ from }) => completion >= from)?.rate ?? 0
  const endDate =
    signed
      .map((one) => one.endDate)
      .toSorted()
      .at(-1) ?? ''
  const until = Date.parse(companyDay(Date.parse(endDate))) - Date.parse(today)
  const daysLeft = Math.max(Math.round(until / dayMs), 0)
  return {
    developer,
    startDate: signed.map((one) => one.startDate ?? one.signedAt).toSorted()[0] ?? '',
    ...{ endDate, daysLeft, target, signedAmount, completion, rebateRate },
    status: daysLeft > 0 ? 'effective' : 'completed',
    rebate: Math.round(signedAmount * rebateRate) / 100,
  }
}

/** What customers agreed to buy in a period, how far they are, and what they get back for it. */
export const agreements: ListDefinition = {
  noun: 'agreement',
  number: 'developer',
  hasDetail: true,
  columns: [
    { field: 'developer' },
    { field: 'status', as: 'contractStatus' },
    { field: 'startDate', as: 'date', isDetail: true },
    { field: 'endDate', as: 'date' },
    { field: 'daysLeft', as: 'quantity' },
    { field: 'target', as: 'amount' },
    { field: 'signedAmount', as: 'amount' },
    { field: 'completion', as: 'percent' },
    { field: 'rebate', as: 'amount' },
    { field: 'rebateRate', as: 'percent', isDetail: true },
  ],
  filters: [
    { name: 'developer', label: 'developer', kind: 'text' },
    {
      ...{ name: 'status', label: 'status', kind: 'choice', codes: 'contractStatus' },
      only: ['effective', 'completed'],
    },
  ],
  sortable: [],
  related: [
    {
      path: '/projects',
      definition: () => projects,
      conditions: ({ developer }: Row) => ({ developer: String(developer) }),
      isOf: (record: Row, found: Row) => found.developer === record.developer,
    },
  ],
  load: async (client, query, signal) => {
    const { developer = '' } = query.conditions
    const rows = { pageIndex: 1, pageRows }
    const [registered, signed] = await Promise.all([
      client.projectReviewPagination({ body: { ...rows, ...(developer && { developer }) } }, { signal }),
      client.contractPagination({ body: rows }, { signal }),
    ])
    return pageOfRows(agreementsOf(registered.data, signed.data, companyDay(Date.now())), query)
  },
}
