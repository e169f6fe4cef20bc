import type { Contract, Project } from '@portal/protocol/calls/contract'
import type { Client, SendOptions } from '@portal/protocol/client'
import { companyDay } from '@portal/protocol/company-time'
import { shownShare } from '@portal/protocol/rules/shown-share'
import { pageOfRows } from '../in-browser.ts'
import { choice, columns, details, type ListDefinition, type Row, text } from '../list-definition.ts'
import { projects } from './contracts.ts'

/** More than the demo company has. */
const pageRows = 500
const dayMs = 86_400_000

const sumOf = (some: readonly { readonly amount: number }[]) =>
  some.reduce((all, { amount }) => all + amount, 0)

const latest = (times: readonly string[]) => times.toSorted().at(-1) ?? ''

type Counted = Pick<Project, 'developer' | 'city' | 'stage' | 'amount' | 'registeredAt'>

/** The project totals per developer, highest first. */
export function developersOf(found: readonly Counted[]): readonly Row[] {
  const byDeveloper = new Map<string, Counted[]>()
  for (const project of found) {
    byDeveloper.set(project.developer, [...(byDeveloper.get(project.developer) ?? []), project])
  }
  return [...byDeveloper]
    .map(([developer, own]) => ({
      developer,
      city: [...new Set(own.map(({ city }) => city))].join('、'),
      projectCount: own.length,
      amount: sumOf(own),
      signedAmount: sumOf(own.filter(({ stage }) => stage === 'signed')),
      registeredAt: latest(own.map(({ registeredAt }) => registeredAt)),
    }))
    .toSorted((one, other) => other.amount - one.amount)
}

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
  const endDate = latest(signed.map((one) => one.endDate))
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

/** Both are about a developer, whose projects distributors have registered. */
const ofDeveloper = {
  number: 'developer',
  hasDetail: true,
  related: [{ path: '/projects', definition: () => projects, by: ['developer'], same: 'developer' }],
} as const satisfies Partial<ListDefinition>

/** The registered projects: all, or those of one developer. */
const projectsOf = async (client: Client, developer: string | undefined, options: SendOptions) => {
  const body = { pageIndex: 1, pageRows, ...(developer && { developer }) }
  return (await client.projectReviewPagination({ body }, options)).data
}

export const keyCustomers: ListDefinition = {
  ...ofDeveloper,
  noun: 'customer',
  columns: columns('developer', 'city', 'projectCount', 'amount', 'signedAmount', 'registeredAt'),
  filters: text('developer'),
  sortable: ['amount'],
  load: async (client, query, signal) =>
    pageOfRows(developersOf(await projectsOf(client, query.conditions.developer, { signal })), query),
}

/** What customers agreed to buy in a period, how far they are, and what they get back for it. */
export const agreements: ListDefinition = {
  ...ofDeveloper,
  noun: 'agreement',
  columns: [
    ...columns('developer'),
    { field: 'status', as: 'contractStatus' },
    ...details('startDate'),
    ...columns('endDate', 'daysLeft', 'target', 'signedAmount', 'completion', 'rebate'),
    ...details('rebateRate'),
  ],
  filters: [...text('developer'), choice('status', 'contractStatus', { only: ['effective', 'completed'] })],
  sortable: [],
  load: async (client, query, signal) => {
    const [registered, signed] = await Promise.all([
      projectsOf(client, query.conditions.developer, { signal }),
      client.contractPagination({ body: { pageIndex: 1, pageRows } }, { signal }),
    ])
    return pageOfRows(agreementsOf(registered, signed.data, companyDay(Date.now())), query)
  },
}
