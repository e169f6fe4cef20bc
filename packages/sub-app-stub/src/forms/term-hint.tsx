import { useFormats } from '@portal/page-kit/formats'
import type { ApplicationKind } from '@portal/protocol/applications/application-kinds'
import type { Client } from '@portal/protocol/client'
import { companyDay } from '@portal/protocol/company-time'
import { useQuery } from '@tanstack/react-query'
import { Alert, Form } from 'antd'
import { useEffect, useRef } from 'react'
import { usePortalClient } from '../backend/portal-client.ts'
import { useTexts } from '../i18n/texts.ts'
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
  return <Alert type="info" showIcon title={parts.join(' · ')} style={{ marginBottom: 24 }} />
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
