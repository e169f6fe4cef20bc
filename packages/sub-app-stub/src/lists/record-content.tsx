import type { SpecifiedSubApp } from '@portal/protocol/systems'
import { Button, Card, Flex } from 'antd'
import { usePageName } from '../i18n/page-names.ts'
import { useTexts } from '../i18n/texts.ts'
import { FactList } from '../page/fact-list.tsx'
import { useOpenPage } from '../page/use-open-page.ts'
import { Cell } from './cell.tsx'
import type { ListDefinition, Row } from './list-definition.ts'
import { RelatedList } from './related-records.tsx'

interface RecordContentProps {
  readonly identity: SpecifiedSubApp
  readonly definition: ListDefinition
  readonly record: Row
}

/** One record: all that its list knows of it, and what belongs to it. */
export function RecordContent({ definition, record }: Omit<RecordContentProps, 'identity'>) {
  const { fields } = useTexts()
  const facts = definition.columns.map(({ field, as }) => ({
    label: fields[field],
    children: <Cell value={record[field]} as={as} />,
  }))
  return (
    <Flex vertical gap={16}>
      <Card size="small">
        <FactList facts={facts} />
      </Card>
      {definition.related?.map((related) => (
        <RelatedList key={`${related.definition().noun} ${related.unit}`} related={related} record={record} />
      ))}
    </Flex>
  )
}

/** The forms that ask for something about a record. */
export function RecordActions({ identity, definition, record }: RecordContentProps) {
  return definition.forms?.map(({ path, takes }) => (
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
  return <Button onClick={() => void openPage(`${path}?${search}`)}>{usePageName(identity, path)}</Button>
}
