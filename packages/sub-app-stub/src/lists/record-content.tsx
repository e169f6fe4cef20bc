import { takesRecord } from '@portal/protocol/applications/application-kinds'
import type { BusinessUnit } from '@portal/protocol/entities/business-unit'
import type { SpecifiedSubApp } from '@portal/protocol/systems'
import { useQuery } from '@tanstack/react-query'
import { Button, Card, Flex, Skeleton, Typography } from 'antd'
import type { ComponentType, ReactNode } from 'react'
import { usePortalClient } from '../backend/portal-client.ts'
import { formPath, kindOfForm } from '../forms/pages.ts'
import { useFormTitle } from '../forms/use-form-title.ts'
import { usePageName } from '../i18n/page-names.ts'
import { useTexts } from '../i18n/texts.ts'
import { FactList } from '../page/fact-list.tsx'
import { useOpenPage } from '../page/use-open-page.ts'
import { RecordLink } from '../records/record-link.tsx'
import type { LinkedRecord } from '../records/record-places.ts'
import { useRecordLinks } from '../records/use-record-links.ts'
import { Cell } from './cell.tsx'
import type { FieldName, ListDefinition, Row } from './list-definition.ts'
import { plainParagraphs } from './plain-text.ts'
import { RelatedList } from './related-records.tsx'

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
function useFieldLinks(identity: SpecifiedSubApp, definition: ListDefinition, record: Row) {
  const recordOf = (field: FieldName) => {
    const found = named[field]
    if (!found || found.number === definition.number || !textOf(record[found.number])) return undefined
    // Orders of wall products are retail orders.
    return identity === 'dp' && found.kind === 'order' ? { ...found, kind: 'retailOrder' as const } : found
  }
  const linkTo = useRecordLinks(definition.columns.some(({ field }) => recordOf(field)))
  return (field: FieldName, text: ReactNode): ReactNode => {
    const found = recordOf(field)
    const open = found && linkTo(found.kind, textOf(record[found.number]), unitOf(record.businessUnit))
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
  readonly identity: SpecifiedSubApp
  readonly definition: ListDefinition
  readonly record: Row
  /** Further content. */
  readonly More?: ComponentType<{ readonly record: Row }> | undefined
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** One record: all fields of its list, and what belongs to it. */
export function RecordContent({ identity, definition, record, More }: RecordContentProps) {
  const { fields } = useTexts()
  const linked = useFieldLinks(identity, definition, record)
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
          identity={identity}
          related={related}
          record={record}
        />
      ))}
    </Flex>
  )
}

/** The forms for a record that its state permits. */
export function RecordActions({ identity, definition, record }: RecordContentProps) {
  return definition.forms
    ?.filter(({ path, takes }) => {
      const kind = kindOfForm(identity, path)
      return kind === undefined || takesRecord(kind, takes, record)
    })
    .map(({ path, takes }) => (
      <FormButton
        key={path}
        identity={identity}
        path={path}
        search={new URLSearchParams({ [takes]: String(record[takes]) })}
      />
    ))
}

interface FormButtonProps {
  readonly identity: SpecifiedSubApp
  readonly path: string
  readonly search: URLSearchParams
}

function FormButton({ identity, path, search }: FormButtonProps) {
  const openPage = useOpenPage()
  const target = formPath(identity, path)
  const title = useFormTitle(identity, target, path)
  return (
    <Button onClick={() => void openPage(`${target}?${search}`, target === path ? '' : title)}>
      {usePageName(identity, path)}
    </Button>
  )
}
