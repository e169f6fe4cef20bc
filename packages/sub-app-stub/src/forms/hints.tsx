import { useFormats } from '@portal/page-kit/formats'
import type { ApplicationKind } from '@portal/protocol/applications/application-kinds'
import type { Client } from '@portal/protocol/client'
import { companyDay } from '@portal/protocol/company-time'
import { useQuery } from '@tanstack/react-query'
import { Alert, Form } from 'antd'
import { useEffect, useRef } from 'react'
import { usePortalClient } from '../backend/portal-client.ts'
import { fill, useTexts } from '../i18n/texts.ts'
import styles from './forms.module.css'
import { nextTerm } from './next-term.ts'

/** Forms that change a term or a value. */
export const kindsWithTerm: readonly ApplicationKind[] = [
  'projectExtension',
  'contractChange',
  'contractRenewal',
]

const rows = { pageIndex: 1, pageRows: 20 }
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** The record's current values, if the backend reports them. */
async function presentOf(client: Client, projectNo: string, contractNo: string, signal: AbortSignal) {
  if (contractNo) {
    const { data } = await client.contractPagination({ body: { ...rows, contractNo } }, { signal })
    return { contract: data.find((one) => one.contractNo === contractNo) }
  }
  if (!projectNo) return {}
  const { data } = await client.projectReviewPagination({ body: { ...rows, projectNo } }, { signal })
  return { project: data.find((one) => one.projectNo === projectNo) }
}

/** The term and value of the chosen project or contract. */
export function TermHint({ kind }: { readonly kind: ApplicationKind }) {
  const { fields } = useTexts()
  const { date, amount } = useFormats()
  const client = usePortalClient()
  const projectNo = textOf(Form.useWatch('projectNo'))
  const contractNo = textOf(Form.useWatch('contractNo'))
  const { data } = useQuery({
    queryKey: ['term', projectNo, contractNo],
    queryFn: ({ signal }) => presentOf(client, projectNo, contractNo, signal),
  })
  const { project, contract } = data ?? {}
  useSuggestedTerm(kind === 'contractRenewal' ? contract?.endDate : undefined)
  const parts = [
    project?.validUntil && `${fields.validUntil} ${date(project.validUntil)}`,
    contract?.endDate && `${fields.endDate} ${date(contract.endDate)}`,
    contract && `${fields.contractAmount} ${amount(contract.amount)}`,
  ].filter(Boolean)
  if (parts.length === 0) return null
  return <Alert type="info" showIcon title={parts.join(' · ')} className={styles.hint ?? ''} />
}

/** Fills in the term that follows the chosen contract's, where the user has written none. */
function useSuggestedTerm(end: string | undefined): void {
  const form = Form.useFormInstance()
  const suggested = useRef<ReturnType<typeof nextTerm>>(undefined)
  useEffect(() => {
    const next = end === undefined ? undefined : nextTerm(end, companyDay(Date.now()))
    if (!next) return
    for (const name of ['startDate', 'endDate'] as const) {
      const present = textOf(form.getFieldValue(name))
      if (present === '' || present === suggested.current?.[name]) form.setFieldValue(name, next[name])
    }
    suggested.current = next
  }, [form, end])
}

/** What a special price comes to and gives away, beside the list price. */
export function PriceHint() {
  const { form } = useTexts()
  const client = usePortalClient()
  const { amount } = useFormats()
  const productCode: unknown = Form.useWatch('productCode')
  const price: unknown = Form.useWatch('price')
  const quantity: unknown = Form.useWatch('quantity')
  const { data: listPrice } = useQuery({
    queryKey: ['price', productCode],
    queryFn: async ({ signal }) => {
      if (typeof productCode !== 'string' || productCode === '') return null
      const { data } = await client.productPage({ query: { current: 1, size: 20, productCode } }, { signal })
      return data.records.find((product) => product.productCode === productCode)?.unitPrice ?? null
    },
  })
  if (!listPrice) return null
  const isPriced = typeof price === 'number' && price < listPrice
  const parts = [
    fill(form.listPrice, { price: amount(listPrice) }),
    ...(isPriced ? [fill(form.discount, { rate: Math.round((1 - price / listPrice) * 1000) / 10 })] : []),
    ...(isPriced && typeof quantity === 'number'
      ? [
          fill(form.priceSum, { amount: amount(price * quantity) }),
          fill(form.concession, { amount: amount((listPrice - price) * quantity) }),
        ]
      : []),
  ]
  const isTooHigh = typeof price === 'number' && price >= listPrice
  return (
    <Alert
      type={isTooHigh ? 'warning' : 'info'}
      showIcon
      title={isTooHigh ? fill(form.notBelowList, { price: amount(listPrice) }) : parts.join(' · ')}
      className={styles.hint ?? ''}
    />
  )
}
