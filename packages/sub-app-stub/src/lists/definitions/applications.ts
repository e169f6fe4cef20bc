import {
  type ApplicationField,
  type ApplicationKind,
  fieldsOf,
} from '@portal/protocol/applications/application-kinds'
import { codesOfField } from '../../forms/field-codes.ts'
import { formBelow } from '../../forms/pages.ts'
import type { Column, Format, ListDefinition, Row } from '../list-definition.ts'
import { fromPage, listInput, pageQuery } from '../load-list.ts'

const formats: Readonly<Partial<Record<ApplicationField['kind'], Format>>> = {
  money: 'amount',
  count: 'quantity',
  day: 'day',
}

/** The columns of a field; a record that is named by a number is shown by its name, too. */
function columnsOf(field: ApplicationField): readonly Column[] {
  const { name, kind } = field
  const as = formats[kind] ?? codesOfField(field)
  // The amount of an application has a column in every list.
  if (name === 'amount' || name === 'target' || kind === 'distributor') return []
  if (kind === 'product') return [{ field: 'productName' }, { field: name, isDetail: true }]
  if (kind === 'project' || kind === 'contract')
    return [{ field: 'projectName' }, { field: name, isDetail: true }]
  const isDetail = kind === 'long' || field.isOptional || field.forChange !== undefined
  return [{ field: name, ...(as ? { as } : {}), ...(isDetail ? { isDetail } : {}) }]
}

/** The fields of the form are columns like the others; those of the application itself come first. */
const withFields = (row: Row & { readonly values?: object }): Row => ({ ...row.values, ...row })

/** Kinds without an approval, and kinds without an amount. */
const recorded: readonly ApplicationKind[] = ['vehicle', 'visit']
const withoutAmount: readonly ApplicationKind[] = [...recorded, 'tileSample', 'dealerApplication']

/** What people applied for by a form of a kind. */
export function applications(kind: ApplicationKind, path: string): ListDefinition {
  const isApproved = !recorded.includes(kind)
  const hasAmount = !withoutAmount.includes(kind)
  // The subject first, then the common columns.
  const [subject = [], ...others] = fieldsOf(kind).map(columnsOf)
  const ofDistributor = kind !== 'dealerApplication' && kind !== 'vehicle'
  return {
    noun: 'application',
    number: 'applicationNo',
    hasDetail: true,
    columns: [
      { field: 'applicationNo' },
      ...(isApproved ? [{ field: 'state', as: 'applicationState' } as const] : []),
      ...subject,
      ...(ofDistributor ? [{ field: 'distributorName' } as const] : []),
      ...(hasAmount ? [{ field: 'amount', as: 'amount' } as const] : []),
      { field: 'submittedAt', as: 'date' },
      ...others.flat(),
      { field: 'applicantName' },
      ...(isApproved ? [{ field: 'decidedAt', as: 'date', isDetail: true } as const] : []),
    ],
    filters: [
      { name: 'applicationNo', label: 'applicationNo', kind: 'text' },
      ...(isApproved
        ? [{ name: 'state', label: 'state', kind: 'choice', codes: 'applicationState' } as const]
        : []),
      ...(ofDistributor
        ? [{ name: 'distributorCode', label: 'distributorName', kind: 'distributor' } as const]
        : []),
      { kind: 'days', label: 'submittedAt', from: 'submittedFrom', to: 'submittedTo' },
    ],
    sortable: hasAmount ? ['submittedAt', 'amount'] : ['submittedAt'],
    ...(isApproved
      ? { views: { name: 'state', codes: 'applicationState', of: ['running', 'approved', 'rejected'] } }
      : {}),
    create: formBelow(path),
    createLabel: ({ actions }) => actions.create,
    load: async (client, query, signal) => {
      const answer = await fromPage(
        client.applicationPage(
          { query: { ...pageQuery(query), ...listInput<object>(query), kind } },
          { signal },
        ),
      )
      return { ...answer, rows: answer.rows.map(withFields) }
    },
  }
}
