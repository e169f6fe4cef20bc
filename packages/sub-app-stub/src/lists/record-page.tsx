import { FailureState } from '@portal/page-kit/failure-state'
import { PageFrame } from '@portal/page-kit/page-frame'
import { Card, Empty, Skeleton } from 'antd'
import { useParams } from 'react-router-dom'
import { useCall, usePortalClient } from '../backend/use-call.ts'
import { fill, useTexts } from '../i18n/texts.ts'
import { FactList } from '../page/fact-list.tsx'
import { Cell } from './cell.tsx'
import type { ListDefinition, Row } from './list-definition.ts'
import { firstPage } from './list-query.ts'

/** Pages of single records lie below their list. */
export const recordPath = (list: string, number: string): string => `${list}/${encodeURIComponent(number)}`

export const recordPattern = (list: string): string => `${list}/:number`

/** One record, found by its whole number among those that contain it: there is no call for a single one. */
export function RecordPage({ definition }: { readonly definition: ListDefinition }) {
  const { number = '' } = useParams()
  const { list, nouns } = useTexts()
  const client = usePortalClient()
  const noun = nouns[definition.noun]
  const found = useCall(number, async (signal) => {
    const conditions = { [definition.numberFilter ?? definition.number]: number }
    const { rows } = await definition.load(client, { ...firstPage, size: 100, conditions }, signal)
    return { record: rows.find((row) => row[definition.number] === number) }
  })

  return (
    <PageFrame title={fill(list.recordTitle, { noun: noun.title, number })}>
      <Card>
        {found.isLoading && <Skeleton active />}
        {!found.isLoading && found.error !== undefined && (
          <FailureState error={found.error} onRetry={found.retry} />
        )}
        {!found.isLoading && found.data && !found.data.record && (
          <Empty description={fill(list.missing, { noun: noun.one, number })} />
        )}
        {!found.isLoading && found.data?.record && (
          <RecordFacts definition={definition} record={found.data.record} />
        )}
      </Card>
    </PageFrame>
  )
}

/** All that a list knows of one of its records. */
export function RecordFacts({
  definition,
  record,
}: {
  readonly definition: ListDefinition
  readonly record: Row
}) {
  const { fields } = useTexts()
  const facts = definition.columns.map(({ field, as }) => ({
    label: fields[field],
    children: <Cell value={record[field]} as={as} />,
  }))
  return <FactList facts={facts} />
}
