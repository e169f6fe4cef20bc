import type { ApplicationFieldName } from '@portal/protocol/applications/application-kinds'
import type { Client } from '@portal/protocol/client'
import type { BusinessUnit } from '@portal/protocol/entities/business-unit'
import type { CodeGroup } from '../i18n/codes.ts'
import type { Noun, Texts } from '../i18n/texts.ts'
import type { LinkedRecord } from '../records/record-places.ts'
import type { ListQuery } from './list-query.ts'

/** Name of a field on the wire; its label is in the texts. */
export type FieldName = keyof Texts['fields']

/** How a value is written; a group of codes is written in words. */
export type Format = 'amount' | 'quantity' | 'percent' | 'date' | 'month' | 'bytes' | 'download' | CodeGroup

export interface Column {
  readonly field: FieldName
  readonly as?: Format
  /** Only the page of a single record shows it. */
  readonly isDetail?: true
  /** Parts of the list, by their selection, that show it at first all the same. */
  readonly shownIn?: readonly string[]
  /** Parts of the list that it says nothing about; people may still choose it. */
  readonly hiddenIn?: readonly string[]
}

/** How values are written wherever a field is shown; texts as they are. States are written as those of each list. */
const fieldsByFormat = {
  amount: [
    ...['amount', 'target', 'signedAmount', 'rebate', 'paidAmount', 'unpaidAmount', 'invoicedAmount'],
    ...['balance', 'creditLimit', 'openAmount', 'available', 'projectAmount', 'contractAmount'],
    ...['unitPrice', 'listPrice', 'price', 'concession', 'areaRate'],
  ],
  quantity: [
    ...['quantity', 'lineCount', 'orderCount', 'projectCount', 'stock', 'displayed', 'underWay', 'integral'],
    ...['daysLeft', 'overdueDays', 'area'],
  ],
  percent: ['completion', 'rebateRate'],
  date: [
    ...['orderedAt', 'requestedAt', 'registeredAt', 'signedAt', 'submittedAt', 'decidedAt', 'startedAt'],
    ...['endedAt', 'earnedAt', 'postedAt', 'uploadedAt', 'lastRequestedAt', 'validUntil', 'startDate'],
    ...['endDate', 'dueDate', 'deliveryDate', 'pickupDate', 'paidOn'],
  ],
  month: ['month'],
  bytes: ['sizeBytes'],
  download: ['downloadUrl'],
  businessUnit: ['businessUnit'],
  dealerLevel: ['level'],
  frozen: ['frozen'],
  unit: ['unit'],
  fileCategory: ['category'],
  projectStage: ['stage'],
  approvalSubject: ['subject'],
  applicationState: ['state'],
  outcome: ['outcome'],
  samplePurpose: ['purpose'],
} as const satisfies Readonly<Partial<Record<Format, readonly FieldName[]>>>

const formats: ReadonlyMap<string, Format> = new Map(
  Object.entries(fieldsByFormat).flatMap(
    ([as, fields]) => fields.map((field) => [field, as as Format] as const), // a key of the table above
  ),
)

export const formatOfField = (field: string): Format | undefined => formats.get(field)

/** Columns that are written as their field is everywhere. */
export const columns = (...fields: readonly FieldName[]): readonly Column[] =>
  fields.map((field) => {
    const as = formatOfField(field)
    return as ? { field, as } : { field }
  })

/** The same for what only the page of a single record shows. */
export const details = (...fields: readonly FieldName[]): readonly Column[] =>
  columns(...fields).map((column) => ({ ...column, isDetail: true }))

/** Whether a column is shown before people choose columns; `selection` is the part of the list. */
export const isShownAtFirst = (
  { isDetail, shownIn = [], hiddenIn = [] }: Column,
  selection: string,
): boolean => (isDetail ? shownIn.includes(selection) : !hiddenIn.includes(selection))

/** A condition of the list, by its name in the call. */
export type Filter =
  | { readonly name: string; readonly label: FieldName; readonly kind: 'text' | 'distributor' }
  | {
      readonly kind: 'product'
      readonly name: string
      readonly label: FieldName
      readonly of: BusinessUnit | 'all'
    }
  | {
      readonly kind: 'days' | 'months'
      readonly label: FieldName
      /** Names of the first and the last one. */
      readonly from: string
      readonly to: string
    }
  | {
      readonly name: string
      readonly label: FieldName
      readonly kind: 'choice'
      readonly codes: CodeGroup
      readonly only?: readonly string[]
      /** Makes no difference to a distributor, who sees own rows alone. */
      readonly isForStaff?: true
      /** Set by a press on a figure: it is shown while it is set. */
      readonly isFromFigures?: true
    }

/** Conditions by a part of a text. */
export const text = (...names: readonly FieldName[]): readonly Filter[] =>
  names.map((name) => ({ kind: 'text', name, label: name }))

export const choice = (
  name: FieldName,
  codes: CodeGroup,
  more: { readonly only?: readonly string[]; readonly isForStaff?: true; readonly isFromFigures?: true } = {},
): Filter => ({ kind: 'choice', name, label: name, codes, ...more })

/** The days of a moment such as `orderedAt`: conditions `orderedFrom` and `orderedTo`. */
export const days = (label: FieldName & `${string}At`): Filter => {
  const name = label.slice(0, -'At'.length)
  return { kind: 'days', label, from: `${name}From`, to: `${name}To` }
}

export const ofDistributor: Filter = {
  kind: 'distributor',
  name: 'distributorCode',
  label: 'distributorName',
}

export const ofProduct = (of: BusinessUnit | 'all'): Filter => ({
  kind: 'product',
  name: 'productCode',
  label: 'productName',
  of,
})

/** The rows that the figures of the home page count for the user. */
export const ownScope: Filter = choice('scope', 'scope', { isForStaff: true })

/** Fields that identify rows and are not shown. */
type KeyName = 'postingId' | 'fileId' | 'taskId' | 'insMessId' | 'processInstanceId'

/** A row as the backend answers it; which fields it has is known by the definition of its list. */
export type Row = Readonly<Partial<Record<FieldName | KeyName, unknown>>>

export interface ListAnswer {
  readonly rows: readonly Row[]
  readonly total: number
  /** The number of pages, if the backend reports it. */
  readonly pages?: number
  /** The totals of all pages, if the backend reports them. */
  readonly sums?: Readonly<Partial<Record<FieldName, number>>> | undefined
}

/** Records of another list that belong to a record. */
export interface RelatedRecords {
  /** Where they are listed, if in the same sub-app. */
  readonly path?: string
  /** What they are, where another sub-app may have their pages. */
  readonly kind?: LinkedRecord
  /** Shown where two of them don't differ otherwise. */
  readonly unit?: BusinessUnit
  readonly definition: () => ListDefinition
  /** The record's fields that are conditions of their list. */
  readonly by: readonly FieldName[]
  /** Further conditions. */
  readonly fixed?: Readonly<Record<string, string>>
  /** What they share with the record; the conditions may find others besides. */
  readonly same?: FieldName
}

/** One list of the backend, as a page of the menus shows it. */
export interface ListDefinition {
  readonly noun: Noun
  /** What names a row; a row without one has no page of its own. */
  readonly number: FieldName
  /** A row's display name, for people who don't know its number. */
  readonly name?: FieldName
  readonly hasDetail: boolean
  /** The condition that finds a row by its number. */
  readonly numberFilter?: string
  /** What distinguishes rows if the number doesn't. */
  readonly keyFields?: readonly (FieldName | KeyName)[]
  readonly columns: readonly Column[]
  readonly filters: readonly Filter[]
  readonly sortable: readonly string[]
  /** Codes of a choice that people look at most: each is a part of the list with a number. */
  readonly views?: { readonly name: string; readonly codes: CodeGroup; readonly of: readonly string[] }
  /** Where people make a new one: a path of the same sub-app. */
  readonly create?: string
  /** Other forms for another kind of it; those outside the menus are not offered. */
  readonly creates?: readonly string[]
  /** The label of its button, if different from the page's name. */
  readonly createLabel?: (texts: Texts) => string
  /** Something that can be done with chosen rows. */
  readonly action?: {
    readonly label: (texts: Texts) => string
    readonly isPossible: (row: Row) => boolean
    /** Returns the follow-up pages of the same sub-app, if any. */
    readonly run: (client: Client, rows: readonly Row[]) => Promise<readonly string[]>
  }
  /** Forms of the same sub-app for one record; they are prefilled with its number. */
  readonly forms?: readonly { readonly path: string; readonly takes: FieldName & ApplicationFieldName }[]
  /** Whether a record is a notice, whose text comes by a call of its own. */
  readonly isNotice?: true
  /** Related lists of one record. */
  readonly related?: readonly RelatedRecords[]
  readonly load: (client: Client, query: ListQuery, signal: AbortSignal) => Promise<ListAnswer>
}

/** The names of a list's conditions, as its call has them. */
export const conditionNames = (filters: readonly Filter[]): readonly string[] =>
  filters.flatMap((filter) => ('from' in filter ? [filter.from, filter.to] : filter.name))
