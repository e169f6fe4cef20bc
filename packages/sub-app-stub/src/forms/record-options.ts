import type { Formats } from '@portal/page-kit/formats'
import { stateWord } from '@portal/page-kit/states'
import type { ApplicationField, RecordKind } from '@portal/protocol/applications/application-kinds'
import type { Client } from '@portal/protocol/client'
import type { PortalLanguage } from '@portal/sub-app-sdk/bridge'

export interface RecordOption {
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
  const page = { current: 1, size }
  const rows = { pageIndex: 1, pageRows: size }
  const ofUnit = unit ? { businessUnit: unit } : {}
  const by = (numberField: string, nameField: string) =>
    sought ? { [isNumber(sought) ? numberField : nameField]: sought } : {}
  switch (kind) {
    case 'distributor': {
      const { data } = await client.distributorPage(
        { query: { ...page, ...by('distributorCode', 'distributorName') } },
        { signal },
      )
      return data.records.map((one) => named(one.distributorCode, one.distributorName, one.city))
    }
    case 'product': {
      const { data } = await client.productPage(
        { query: { ...page, ...ofUnit, ...by('productCode', 'productName') } },
        { signal },
      )
      return data.records.map((one) =>
        named(one.productCode, one.productName, one.spec, amount(one.unitPrice)),
      )
    }
    case 'order': {
      const { data } = await client.salesOrderPage(
        {
          query: { ...page, ...ofUnit, ...by('orderNo', 'distributorName'), ...(selection && { selection }) },
        },
        { signal },
      )
      return data.records.map((one) =>
        named(
          one.orderNo,
          one.distributorName,
          amount(one.amount),
          stateWord(language, 'orderStatus', one.status),
        ),
      )
    }
    case 'project': {
      const conditions = { ...rows, ...by('projectNo', 'projectName') }
      const bodies = stages ? stages.map((stage) => ({ ...conditions, stage })) : [conditions]
      const answers = await Promise.all(
        bodies.map((body) => client.projectReviewPagination({ body }, { signal })),
      )
      return answers
        .flatMap(({ data }) => data)
        .map((one) => named(one.projectNo, one.projectName, one.distributorName))
    }
    case 'contract': {
      const conditions = { ...rows, ...by('contractNo', 'projectName') }
      const bodies = statuses ? statuses.map((status) => ({ ...conditions, status })) : [conditions]
      const answers = await Promise.all(bodies.map((body) => client.contractPagination({ body }, { signal })))
      return answers
        .flatMap(({ data }) => data)
        .map((one) =>
          named(
            one.contractNo,
            one.projectName,
            amount(one.amount),
            stateWord(language, 'contractStatus', one.status),
          ),
        )
    }
    case 'retailOrder': {
      const { data } = await client.wyRetailOrderPage(
        { query: { ...page, ...by('orderNo', 'customerName') } },
        { signal },
      )
      return data.records.map((one) => named(one.orderNo, one.customerName, one.productName))
    }
    case 'store': {
      const { data } = await client.storePage(
        { query: { ...page, ...(sought ? { storeName: sought } : {}) } },
        { signal },
      )
      return data.records.map((one) => named(one.storeName, one.distributorName))
    }
  }
}
