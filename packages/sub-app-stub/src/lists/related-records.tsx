import { useFailureText } from '@portal/page-kit/failure-text'
import type { RecordColumn } from '@portal/page-kit/list-model'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { useQuery } from '@tanstack/react-query'
import { Button, Card, Flex, Skeleton, Typography } from 'antd'
import { usePortalClient } from '../backend/portal-client.ts'
import { codeText } from '../i18n/codes.ts'
import { usePageName } from '../i18n/page-names.ts'
import { fill, useTexts, useTotalText } from '../i18n/texts.ts'
import pageStyles from '../page/page.module.css'
import { useOpenPage } from '../page/use-open-page.ts'
import { useRecordLinks } from '../records/record-links.tsx'
import { recordPath } from '../records/record-places.ts'
import type { RelatedRecords, Row } from './list-definition.ts'
import { firstPage } from './list-query.ts'
import styles from './lists.module.css'
import { useRecordColumns } from './use-record-columns.tsx'

/** As many as are read at a glance; the rest is in their list. */
const shownRows = 5

interface RelatedListProps {
  readonly related: RelatedRecords
  readonly record: Row
}

/** The newest records of another list that belong to a record. */
export function RelatedList({ related, record }: RelatedListProps) {
  const { list: texts, nouns } = useTexts()
  const { language } = usePortalSnapshot()
  const client = usePortalClient()
  const failureText = useFailureText()
  const openPage = useOpenPage()
  const { path, unit, kind, by, same } = related
  const { toRecord, toList } = useRecordLinks(kind !== undefined)
  const definition = related.definition()
  const noun = nouns[definition.noun]
  const totalText = useTotalText(definition.noun)
  const conditions = {
    ...Object.fromEntries(by.map((field) => [field, String(record[field])])),
    ...related.fixed,
  }
  const search = new URLSearchParams(conditions).toString()
  const { data, isLoading, error } = useQuery({
    queryKey: ['related', path, definition.noun, unit, search],
    queryFn: ({ signal }) => definition.load(client, { ...firstPage, conditions }, signal),
  })
  const openAll = kind
    ? toList(kind, conditions, unit ?? null)
    : path === undefined
      ? undefined
      : () => openPage(`${path}?${search}`)
  const open = (number: string) => {
    if (kind) return void toRecord(kind, number, unit ?? null)?.()
    if (path === undefined) return
    void openPage(recordPath(path, number), fill(texts.recordTitle, { noun: noun.title, number }))
  }
  const columns = useRecordColumns(
    { ...definition, hasDetail: definition.hasDetail && (path !== undefined || openAll !== undefined) },
    open,
    undefined,
  )
  const rows = data?.rows.filter((found) => !same || found[same] === record[same]) ?? []
  const total = same ? rows.length : (data?.total ?? 0)
  const name = totalText(total)
  const pageName = usePageName(path ?? '')
  const heading = unit ? codeText(language, 'businessUnit', unit) : pageName
  return (
    <Card
      size="small"
      title={heading ? `${heading} · ${name}` : name}
      {...(openAll && total > shownRows
        ? {
            extra: (
              <Button type="link" size="small" onClick={() => void openAll()}>
                {texts.showAll}
              </Button>
            ),
          }
        : {})}
    >
      {isLoading ? (
        <Skeleton active title={false} paragraph={{ rows: 2 }} />
      ) : error ? (
        <Typography.Text type="secondary">{failureText(error)}</Typography.Text>
      ) : rows.length === 0 ? (
        <Typography.Text type="secondary">{fill(texts.none, { noun: noun.many })}</Typography.Text>
      ) : (
        <ul className={`${pageStyles.plain} ${styles.related}`}>
          {rows.slice(0, shownRows).map((row) => (
            <RelatedRow
              key={(definition.keyFields ?? [definition.number]).map((field) => row[field]).join(' ')}
              row={row}
              columns={columns}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}

interface RelatedRowProps {
  readonly row: Row
  readonly columns: readonly RecordColumn<Row>[]
}

/** The summary of a row on a phone's card, in one line if it fits. */
function RelatedRow({ row, columns }: RelatedRowProps) {
  const columnAt = (where: RecordColumn<Row>['onCard']) => columns.find(({ onCard }) => onCard === where)
  const place = (where: RecordColumn<Row>['onCard']) => columnAt(where)?.render(row)
  const figure = columnAt('amount')
  const download = columns.find(({ key }) => key === 'downloadUrl')
  return (
    <Flex component="li" wrap align="center" justify="space-between" gap="4px 12px">
      <Flex wrap align="center" gap="4px 12px">
        {place('number')}
        {place('state')}
      </Flex>
      <Flex wrap align="center" gap="4px 12px">
        <Typography.Text type="secondary">{place('date')}</Typography.Text>
        <span>
          {/* Money is clear without a label, a count isn't. */}
          {figure && !figure.total && (
            <Typography.Text type="secondary">{`${figure.title} `}</Typography.Text>
          )}
          {place('amount')}
        </span>
        {download?.render(row)}
      </Flex>
    </Flex>
  )
}
