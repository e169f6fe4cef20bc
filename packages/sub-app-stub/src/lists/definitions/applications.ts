import {
  type ApplicationField,
  type ApplicationKind,
  fieldsOf,
} from '@portal/protocol/applications/application-kinds'
import { codesOfField } from '../../forms/field-options.ts'
import { formBelow } from '../../forms/pages.ts'
import {
  type Column,
  choice,
  columns,
  days,
  details,
  type Format,
  type ListDefinition,
  ofDistributor,
  text,
} from '../list-definition.ts'
import { loadPages } from '../load-list.ts'

const formats: Readonly<Partial<Record<ApplicationField['kind'], Format>>> = {
  money: 'amount',
  count: 'quantity',
  day: 'date',
}

/** The columns of a field; a record that is named by a number is shown by its name, too. */
function columnsOf(field: ApplicationField): readonly Column[] {
  const { name, kind } = field
  const as = formats[kind] ?? codesOfField(field)
  // The amount of an application has a column in every list.
  if (name === 'amount' || name === 'target' || kind === 'distributor') return []
  if (kind === 'product') return [...columns('productName'), ...details(name)]
  if (kind === 'project' || kind === 'contract') return [...columns('projectName'), ...details(name)]
  const isDetail = kind === 'long' || field.isOptional || field.forChange !== undefined
  return [{ field: name, ...(as ? { as } : {}), ...(isDetail ? { isDetail } : {}) }]
}

/** Kinds without an approval, and kinds without an amount. */
const recorded: readonly ApplicationKind[] = ['vehicle', 'visit']
const withoutAmount: readonly ApplicationKind[] = [...recorded, 'tileSample', 'dealerApplication']

/** What people applied for by a form of a kind. */
export function applications(kind: ApplicationKind, path: string): ListDefinition {
  const isApproved = !recorded.includes(kind)
  const hasAmount = !withoutAmount.includes(kind)
  // The subject first, then the common columns.
  const [subject = [], ...others] = fieldsOf(kind).map(columnsOf)
  const ofDistributors = kind !== 'dealerApplication' && kind !== 'vehicle'
  return {
    noun: 'application',
    number: 'applicationNo',
    hasDetail: true,
    columns: [
      ...columns('applicationNo', ...(isApproved ? ['state' as const] : [])),
      ...subject,
      ...(ofDistributors ? columns('distributorName') : []),
      ...(hasAmount ? columns('amount') : []),
      ...columns('submittedAt'),
      ...others.flat(),
      ...columns('applicantName'),
      ...(isApproved ? details('decidedAt') : []),
    ],
    filters: [
      ...text('applicationNo'),
      ...(isApproved ? [choice('state', 'applicationState')] : []),
      ...(ofDistributors ? [ofDistributor] : []),
      days('submittedAt'),
    ],
    sortable: hasAmount ? ['submittedAt', 'amount'] : ['submittedAt'],
    ...(isApproved
      ? { views: { name: 'state', codes: 'applicationState', of: ['running', 'approved', 'rejected'] } }
      : {}),
    create: formBelow(path),
    createLabel: ({ actions }) => actions.create,
    load: loadPages(async (client, query, options) => {
      const { data, ...answer } = await client.applicationPage({ query: { ...query, kind } }, options)
      // The fields of the form are columns like the others; those of the application itself come first.
      return { ...answer, data: { ...data, records: data.records.map((row) => ({ ...row.values, ...row })) } }
    }),
  }
}
