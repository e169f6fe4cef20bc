import { EmptyState } from '@portal/page-kit/empty-state'
import { LoadingCard } from '@portal/page-kit/loading-card'
import { PageFrame } from '@portal/page-kit/page-frame'
import { takesRecord } from '@portal/protocol/applications/application-kinds'
import type { BusinessUnit } from '@portal/protocol/entities/business-unit'
import { useQuery } from '@tanstack/react-query'
import { Button, Card, Flex, Skeleton, Typography } from 'antd'
import type { ComponentType, ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { usePortalClient } from '../backend/portal-client.ts'
import { formPath, kindOfForm } from '../forms/pages.ts'
import { usePageNames } from '../i18n/page-names.ts'
import { fill, useTexts } from '../i18n/texts.ts'
import { useIdentity } from '../identity.ts'
import { FactList } from '../page/facts.tsx'
import { useOpenPage } from '../page/use-open-page.ts'
import { RecordLink, useRecordLinks } from '../records/record-links.tsx'
import type { LinkedRecord } from '../records/record-places.ts'
import { Cell } from './cell.tsx'
import type { FieldName, ListDefinition, Row } from './list-definition.ts'
import { firstPage } from './list-query.ts'
import { plainParagraphs } from './plain-text.ts'
import { RelatedList } from './related-records.tsx'
import { useRecordColumns } from './use-record-columns.tsx'

interface NamedRecord {
  readonly kind: LinkedRecord
  /** The field with its number. */
  readonly number: FieldName
}

/** The records that fields name. */
const named: Readonly<Partial<Record<FieldName, NamedRecord>>> = {
  distributorName: { kind: 'distributor', number: 'distributorCode' },
  projectNo: { kind: 'project', number: 'projectNo' },
  contractNo: { kind: 'contract', number: 'contractNo' },
  orderNo: { kind: 'order', number: 'orderNo' },
  storeName: { kind: 'store', number: 'storeName' },
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

const unitOf = (value: unknown): BusinessUnit | null =>
  value === 'ceramic' || value === 'bathroom' ? value : null

/** Makes a field that names another record lead to it, where the menus do. */
function useFieldLinks(definition: ListDefinition, record: Row) {
  const identity = useIdentity()
  const recordOf = (field: FieldName) => {
    const found = named[field]
    if (!found || found.number === definition.number || !textOf(record[found.number])) return undefined
    // Orders of wall products are retail orders.
    return identity === 'dp' && found.kind === 'order' ? { ...found, kind: 'retailOrder' as const } : found
  }
  const { toRecord } = useRecordLinks(definition.columns.some(({ field }) => recordOf(field)))
  return (field: FieldName, text: ReactNode): ReactNode => {
    const found = recordOf(field)
    const open = found && toRecord(found.kind, textOf(record[found.number]), unitOf(record.businessUnit))
    return open ? <RecordLink onOpen={() => void open()}>{text}</RecordLink> : text
  }
}

/** The text of a notice, which its list does not have. */
function NoticeText({ record }: { readonly record: Row }) {
  const client = usePortalClient()
  const id = record.insMessId
  const insMessId = typeof id === 'number' ? id : String(id)
  const notice = useQuery({
    queryKey: ['notice', insMessId],
    queryFn: async ({ signal }) =>
      (await client.findMessInstationDetail({ body: { insMessId } }, { signal })).data,
  })
  if (notice.isLoading) return <Skeleton active title={false} />
  if (!notice.data) return null
  return (
    <Card size="small">
      {plainParagraphs(notice.data.content).map((paragraph, index) => (
        <Typography.Paragraph key={index}>{paragraph}</Typography.Paragraph>
      ))}
    </Card>
  )
}

export interface RecordContentProps {
  readonly definition: ListDefinition
  readonly record: Row
  /** Further content. */
  readonly More?: ComponentType<{ readonly record: Row }> | undefined
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** One record: all fields of its list, and what belongs to it. */
export function RecordContent({ definition, record, More }: RecordContentProps) {
  const { fields } = useTexts()
  const linked = useFieldLinks(definition, record)
  const facts = definition.columns
    // Fields of this page only are omitted for records without them.
    .filter(({ field, isDetail }) => !isDetail || !isEmpty(record[field]))
    .map(({ field, as }) => ({
      label: fields[field],
      children: linked(field, <Cell value={record[field]} as={as} />),
    }))
  return (
    <Flex vertical gap={16}>
      <Card size="small">
        <FactList facts={facts} />
      </Card>
      {More && <More record={record} />}
      {definition.isNotice && <NoticeText record={record} />}
      {definition.related?.map((related) => (
        <RelatedList
          key={`${related.path} ${related.definition().noun} ${related.unit}`}
          related={related}
          record={record}
        />
      ))}
    </Flex>
  )
}

/** The forms for a record that its state permits. */
export function RecordActions({ definition, record }: RecordContentProps) {
  const identity = useIdentity()
  const openPage = useOpenPage()
  const { nameOf, formName } = usePageNames()
  return definition.forms
    ?.filter(({ path, takes }) => {
      const kind = kindOfForm(identity, path)
      return kind === undefined || takesRecord(kind, takes, record)
    })
    .map(({ path, takes }) => {
      const target = formPath(identity, path)
      const search = new URLSearchParams({ [takes]: String(record[takes]) })
      const title = target === path ? '' : formName(target, path)
      return (
        <Button key={path} onClick={() => void openPage(`${target}?${search}`, title)}>
          {nameOf(path)}
        </Button>
      )
    })
}

interface RecordPageProps {
  readonly definition: ListDefinition
  /** Further content of a record. */
  readonly More?: ComponentType<{ readonly record: Row }> | undefined
  /** Replaces the fields of a record. */
  readonly Content?: ComponentType<RecordContentProps> | undefined
}

/** One record, found by its whole number among partial matches: there is no call for a single one. */
export function RecordPage({ definition, More, Content = RecordContent }: RecordPageProps) {
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
      actions={record && <RecordActions definition={definition} record={record} />}
    >
      <LoadingCard isLoading={found.isLoading} error={found.error} onRetry={found.refetch} />
      {found.data && !record && (
        <Card>
          <EmptyState text={fill(list.missing, { noun: noun.one, number })} />
        </Card>
      )}
      {record && <Content definition={definition} record={record} More={More} />}
    </PageFrame>
  )
}
