import { EmptyState } from '@portal/page-kit/empty-state'
import { LoadingCard } from '@portal/page-kit/loading-card'
import { PageFrame } from '@portal/page-kit/page-frame'
import type { SpecifiedSubApp } from '@portal/protocol/systems'
import { useQuery } from '@tanstack/react-query'
import { Card } from 'antd'
import type { ComponentType } from 'react'
import { useParams } from 'react-router-dom'
import { usePortalClient } from '../backend/portal-client.ts'
import { fill, useTexts } from '../i18n/texts.ts'
import type { ListDefinition, Row } from './list-definition.ts'
import { firstPage } from './list-query.ts'
import { RecordActions, RecordContent, type RecordContentProps } from './record-content.tsx'
import { useRecordColumns } from './use-record-columns.tsx'

interface RecordPageProps {
  readonly identity: SpecifiedSubApp
  readonly definition: ListDefinition
  /** Further content of a record. */
  readonly More?: ComponentType<{ readonly record: Row }> | undefined
  /** Replaces the fields of a record. */
  readonly Content?: ComponentType<RecordContentProps> | undefined
}

/** One record, found by its whole number among partial matches: there is no call for a single one. */
export function RecordPage({ identity, definition, More, Content = RecordContent }: RecordPageProps) {
  const { number = '' } = useParams()
  const { list, nouns } = useTexts()
  const client = usePortalClient()
  const noun = nouns[definition.noun]
  const found = useQuery({
    queryKey: ['record', definition.noun, number],
    queryFn: async ({ signal }) => {
      const conditions = { [definition.numberFilter ?? definition.number]: number }
      const { rows } = await definition.load(client, { ...firstPage, size: 100, conditions }, signal)
      return { record: rows.find((row) => row[definition.number] === number) }
    },
  })
  const columns = useRecordColumns({ ...definition, hasDetail: false }, () => {}, undefined)
  const record = found.data?.record
  const name = definition.name && record?.[definition.name]
  const state = columns.find(({ onCard }) => onCard === 'state')
  return (
    <PageFrame
      title={fill(list.recordTitle, { noun: noun.title, number: name ? `${name} ${number}` : number })}
      state={record && state?.render(record)}
      actions={record && <RecordActions identity={identity} definition={definition} record={record} />}
    >
      <LoadingCard isLoading={found.isLoading} error={found.error} onRetry={found.refetch} />
      {found.data && !record && (
        <Card>
          <EmptyState text={fill(list.missing, { noun: noun.one, number })} />
        </Card>
      )}
      {record && <Content identity={identity} definition={definition} record={record} More={More} />}
    </PageFrame>
  )
}
