import type { Formats } from '@portal/page-kit/formats'
import { stateWord } from '@portal/page-kit/states'
import type { ApplicationField, RecordKind } from '@portal/protocol/applications/application-kinds'
import type { Client } from '@portal/protocol/client'
import type { PortalLanguage } from '@portal/sub-app-sdk/bridge'
import type { CodeGroup } from '../i18n/codes.ts'

/** The words of a field's choices. */
export const codesOfField = ({ name, kind }: ApplicationField): CodeGroup | undefined => {
  if (kind === 'businessUnit') return 'businessUnit'
  if (kind !== 'choice') return undefined
  return name === 'purpose' ? 'samplePurpose' : 'changeKind'
}

interface RecordOption {
  readonly value: string
  readonly label: string
}

/** As many as users read; for others they continue typing. */
const size = 30

const recordKinds = {
  distributor: true,
  product: true,
  order: true,
  project: true,
  contract: true,
  retailOrder: true,
  store: true,
} as const satisfies Readonly<Record<RecordKind, true>>

export const isRecordField = (
  field: ApplicationField,
): field is ApplicationField & { readonly kind: RecordKind } => field.kind in recordKinds

/** Numbers of records start with two letters, or are part of their digits. */
const isNumber = (sought: string) => /^([a-z]{1,2}\d*|\d+)$/i.test(sought)

const named = (value: string, ...about: readonly string[]): RecordOption => ({
  value,
  label: [value, ...about].filter(Boolean).join(' · '),
})

/** The records of a field that match what the user types, by number or name; the newest without input. */
export async function findRecords(
  client: Client,
  { kind, unit, selection, statuses, stages }: ApplicationField & { readonly kind: RecordKind },
  text: string,
  { amount }: Formats,
  language: PortalLanguage,
  signal: AbortSignal,
): Promise<readonly RecordOption[]> {
  const sought = text.trim()
  const options = { signal }
  const ofUnit = unit ? { businessUnit: unit } : {}
  const by = (numberField: string, nameField: string) =>
    sought ? { [isNumber(sought) ? numberField : nameField]: sought } : {}
  const pageBy = (numberField: string, nameField: string) => ({
    query: { current: 1, size, ...by(numberField, nameField) },
  })
  const rowsBy = (numberField: string, nameField: string) => ({
    ...{ pageIndex: 1, pageRows: size },
    ...by(numberField, nameField),
  })
  switch (kind) {
    case 'distributor': {
      const { data } = await client.distributorPage(pageBy('distributorCode', 'distributorName'), options)
      return data.records.map((one) => named(one.distributorCode, one.distributorName, one.city))
    }
    case 'product': {
      const { query } = pageBy('productCode', 'productName')
      const { data } = await client.productPage({ query: { ...query, ...ofUnit } }, options)
      return data.records.map((one) =>
        named(one.productCode, one.productName, one.spec, amount(one.unitPrice)),
      )
    }
    case 'order': {
      const query = {
        ...pageBy('orderNo', 'distributorName').query,
        ...ofUnit,
        ...(selection && { selection }),
      }
      const { data } = await client.salesOrderPage({ query }, options)
      return data.records.map(({ orderNo, distributorName, amount: sum, status }) =>
        named(orderNo, distributorName, amount(sum), stateWord(language, 'orderStatus', status)),
      )
    }
    case 'project': {
      const rows = rowsBy('projectNo', 'projectName')
      const bodies = stages?.map((stage) => ({ ...rows, stage })) ?? [rows]
      const answers = await Promise.all(
        bodies.map((body) => client.projectReviewPagination({ body }, options)),
      )
      return answers
        .flatMap(({ data }) => data)
        .map((one) => named(one.projectNo, one.projectName, one.distributorName))
    }
    case 'contract': {
      const rows = rowsBy('contractNo', 'projectName')
      const bodies = statuses?.map((status) => ({ ...rows, status })) ?? [rows]
      const answers = await Promise.all(bodies.map((body) => client.contractPagination({ body }, options)))
      return answers
        .flatMap(({ data }) => data)
        .map(({ contractNo, projectName, amount: sum, status }) =>
          named(contractNo, projectName, amount(sum), stateWord(language, 'contractStatus', status)),
        )
    }
    case 'retailOrder': {
      const { data } = await client.wyRetailOrderPage(pageBy('orderNo', 'customerName'), options)
      return data.records.map((one) => named(one.orderNo, one.customerName, one.productName))
    }
    case 'store': {
      const { data } = await client.storePage(pageBy('storeName', 'storeName'), options)
      return data.records.map((one) => named(one.storeName, one.distributorName))
    }
  }
}
