import { takesRecord } from '@portal/protocol/applications/record-states'
import type { SpecifiedSubApp } from '@portal/protocol/systems'
import { Button, Card, Flex } from 'antd'
import type { ComponentType } from 'react'
import { formPath, kindOfForm } from '../forms/pages.ts'
import { useFormTitle } from '../forms/use-form-title.ts'
import { usePageName } from '../i18n/page-names.ts'
import { useTexts } from '../i18n/texts.ts'
import { FactList } from '../page/fact-list.tsx'
import { useOpenPage } from '../page/use-open-page.ts'
import { Cell } from './cell.tsx'
import type { ListDefinition, Row } from './list-definition.ts'
import { NoticeText } from './notice-text.tsx'
import { RelatedList } from './related-records.tsx'
import { useFieldLinks } from './use-field-links.tsx'

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
