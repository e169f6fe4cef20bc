import type { SpecifiedSubApp } from '@portal/protocol/systems'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { Button, Card, Table } from 'antd'
import { useCall, usePortalClient } from '../backend/use-call.ts'
import { fill, useTexts } from '../i18n/texts.ts'
import { type ListDefinition, ownScope, type Row } from '../lists/list-definition.ts'
import { firstPage } from '../lists/list-query.ts'
import { listPages } from '../lists/pages.ts'
import { useRecordColumns } from '../lists/use-record-columns.tsx'
import { useOpenPage } from '../page/use-open-page.ts'
import { useShownAgain } from '../page/use-shown-again.ts'
import { recordPath } from '../records/record-path.ts'
import { useLooksAfter } from './use-looks-after.ts'

/** The list of each system whose newest records its start page shows. */
const shownLists: Readonly<Record<SpecifiedSubApp, string>> = {
  oms: '/orders/all',
  ltc: '/projects',
  czdp: '/samples/requests',
  dp: '/retail-orders',
}

const size = 6

interface LatestRecordsProps {
  readonly identity: SpecifiedSubApp
  readonly mayOpen: (path: string) => boolean
}

/** A system's latest records, the user's own if its list can filter them; nothing while there are none. */
export function LatestRecords({ identity, mayOpen }: LatestRecordsProps) {
  const path = shownLists[identity]
  const definition = listPages[identity][path]
  return definition && mayOpen(path) ? <Latest path={path} definition={definition} /> : null
}

function Latest({ path, definition }: { readonly path: string; readonly definition: ListDefinition }) {
  const { home, nouns, list: texts, codes } = useTexts()
  const looksAfter = useLooksAfter()
  const { user } = usePortalSnapshot()
  const client = usePortalClient()
  const openPage = useOpenPage()
  const hasOwn = definition.filters.includes(ownScope)
  const conditions: Readonly<Record<string, string>> = hasOwn ? { scope: 'own' } : {}
  const latest = useCall(`${path} ${user.userId}`, async (signal) =>
    definition.load(client, { ...firstPage, size, conditions }, signal),
  )
  useShownAgain(latest.refresh)
  const noun = nouns[definition.noun]
  const open = (number: string) =>
    void openPage(recordPath(path, number), fill(texts.recordTitle, { noun: noun.title, number }))
  const columns = useRecordColumns(definition, open, undefined).filter(({ onCard }) => onCard)
  if (!latest.data || latest.data.rows.length === 0) return null
  const title = fill(home.latest, { noun: noun.many })
  return (
    <Card
      title={hasOwn && looksAfter ? `${title} · ${codes.scope.own}` : title}
      extra={
        <Button type="link" onClick={() => void openPage(hasOwn && looksAfter ? `${path}?scope=own` : path)}>
          {home.all}
        </Button>
      }
      styles={{ body: { padding: '4px 8px 8px' } }}
    >
      <Table<Row>
        size="small"
        pagination={false}
        scroll={{ x: 'max-content' }}
        rowKey={(row) => String(row[definition.number])}
        dataSource={[...latest.data.rows]}
        columns={columns.map(({ key, title, isNumeric, render }) => ({
          ...{ key, title, align: isNumeric ? ('end' as const) : ('start' as const) },
          render: (_value: unknown, row: Row) => render(row),
        }))}
      />
    </Card>
  )
}
