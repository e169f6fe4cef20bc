import { FailureState } from '@portal/page-kit/failure-state'
import { PageFrame } from '@portal/page-kit/page-frame'
import type { SpecifiedSubApp } from '@portal/protocol/systems'
import { Button, Card, Flex } from 'antd'
import type { ReactNode } from 'react'
import { useCall, usePortalClient } from '../backend/use-call.ts'
import { DraftList } from '../forms/draft-list.tsx'
import { usePageName } from '../i18n/page-names.ts'
import { useOpenPage } from '../page/use-open-page.ts'
import { useShownAgain } from '../page/use-shown-again.ts'
import type { ListDefinition } from './list-definition.ts'
import { ListFilter } from './list-filter.tsx'
import { useListQuery } from './list-query.ts'
import { ListTable } from './list-table.tsx'
import { recordPath as pathBelow } from './record-page.tsx'

interface ListPageProps {
  readonly identity: SpecifiedSubApp
  readonly path: string
  readonly definition: ListDefinition
  /** Where a row opens; below the list unless said otherwise. */
  readonly recordPath?: (number: string) => string
  /** Whether a record opens in this tab, since its unsaved input is here; else in its own tab. */
  readonly opensHere?: ((number: string) => boolean) | undefined
  /** Query parameters that are no conditions and stay on a new search. */
  readonly kept?: readonly string[]
  readonly above?: ReactNode
}

/** A list of the backend, a page at a time, whose rows open. */
export function ListPage(props: ListPageProps) {
  const { identity, path, definition, above, opensHere, kept = [] } = props
  const { recordPath = (number: string) => pathBelow(path, number) } = props
  const client = usePortalClient()
  const openPage = useOpenPage()
  const { query, asked, ask } = useListQuery(
    definition.filters.map(({ name }) => name),
    kept,
  )
  const list = useCall(asked, async (signal) => {
    const answer = await definition.load(client, query, signal)
    // An address may outlive its rows.
    const { pages = Math.ceil(answer.total / query.size) } = answer
    if (pages > 0 && query.current > pages) ask({ current: pages })
    return answer
  })
  useShownAgain(list.refresh)
  const { create = '' } = definition
  const createName = usePageName(identity, create)

  return (
    <PageFrame
      title={usePageName(identity, path)}
      actions={create && <Button onClick={() => void openPage(create, createName)}>{createName}</Button>}
    >
      {create && <DraftList identity={identity} path={create} />}
      <Card>
        <Flex vertical gap={16}>
          {above}
          <ListFilter
            filters={definition.filters}
            applied={query.conditions}
            onSearch={(conditions) => ask({ conditions, current: 1 })}
          />
          {list.error !== undefined && !list.isLoading ? (
            <FailureState error={list.error} onRetry={list.retry} />
          ) : (
            <ListTable
              recordPath={recordPath}
              opensHere={opensHere}
              definition={definition}
              query={query}
              answer={list.data}
              isLoading={list.isLoading}
              onAsk={ask}
              onChanged={list.retry}
            />
          )}
        </Flex>
      </Card>
    </PageFrame>
  )
}
