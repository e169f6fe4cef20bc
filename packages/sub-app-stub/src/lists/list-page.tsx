import { allRows } from '@portal/page-kit/all-rows'
import { FailureState } from '@portal/page-kit/failure-state'
import { useFailureText } from '@portal/page-kit/failure-text'
import { PageFrame } from '@portal/page-kit/page-frame'
import { type BatchAction, RecordList } from '@portal/page-kit/record-list'
import { specifiedSystems } from '@portal/protocol/systems'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Alert, App, Button, Card, Flex } from 'antd'
import { type ComponentType, type ReactNode, useReducer } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePortalClient } from '../backend/portal-client.ts'
import { DraftList } from '../forms/draft-list.tsx'
import { usePageNames } from '../i18n/page-names.ts'
import { fill, useTexts, useTotalText } from '../i18n/texts.ts'
import { useIdentity } from '../identity.ts'
import { useMenuPages } from '../menus/use-menu-pages.ts'
import { useOpenPage } from '../page/use-open-page.ts'
import { useShownAgain } from '../page/use-shown-again.ts'
import { recordPath as pathBelow } from '../records/record-places.ts'
import { conditionNames, type ListDefinition, type Row } from './list-definition.ts'
import { pageSizes, useListQuery } from './list-query.ts'
import { RecordActions, RecordContent } from './record-page.tsx'
import { useRecordFilters, useViewCounts } from './use-conditions.ts'
import { useRecordColumns } from './use-record-columns.tsx'

/** The user's waiting approval of a record; null where there is none. */
export function useWaitingTask(number: string, isWanted = true) {
  const client = usePortalClient()
  const systemCode = specifiedSystems.codeOfApp(useIdentity())
  return useQuery({
    queryKey: ['waitingTask', systemCode, number],
    enabled: isWanted,
    queryFn: async ({ signal }) => {
      const { data } = await client.findTodoTasks({ body: { systemCode, businessKey: number } }, { signal })
      return data.find(({ businessKey }) => businessKey === number) ?? null
    },
  })
}

interface WaitingHintProps {
  readonly number: string
  readonly onOpen: () => void
}

/** Beside a list: links to the record whose approval waits for the user. */
function WaitingHint({ number, onOpen }: WaitingHintProps) {
  const { approvals } = useTexts()
  const { data: task } = useWaitingTask(number)
  if (!task) return null
  return (
    <Alert
      type="warning"
      showIcon
      title={approvals.waitsForYou}
      description={task.taskName}
      action={
        <Button type="primary" onClick={onOpen}>
          {approvals.decide}
        </Button>
      }
    />
  )
}

/** The forms for a new record in the user's menus, if there are several. */
function CreateButtons({ paths }: { readonly paths: readonly string[] }) {
  const mayOpen = useMenuPages()
  const openPage = useOpenPage()
  const { nameOf } = usePageNames()
  const { createButtons } = useTexts()
  const labels: Readonly<Record<string, string>> = createButtons
  return paths
    .filter((path) => mayOpen?.(path))
    .map((path) => (
      <Button key={path} type="primary" onClick={() => void openPage(path)}>
        {labels[path] ?? nameOf(path)}
      </Button>
    ))
}

interface ListPageProps {
  readonly path: string
  readonly definition: ListDefinition
  /** Where a row opens, in a tab of its own; by default below the list, which shows it beside itself first. */
  readonly recordPath?: (number: string) => string
  /** What is shown of a record beside the list; by default the same as on its own page. */
  readonly Beside?: ComponentType<{ readonly number: string }> | undefined
  /** Whether a record opens in this tab, since its unsaved input is here; otherwise in its own tab. */
  readonly opensHere?: ((number: string) => boolean) | undefined
  /** Query parameters that are no conditions and stay on a new search. */
  readonly kept?: readonly string[]
  readonly above?: ReactNode
}

/** A list of the backend, a page at a time, whose rows open. */
export function ListPage(props: ListPageProps) {
  const { path, definition, above, opensHere, Beside, kept = [] } = props
  const { recordPath = (number: string) => pathBelow(path, number) } = props
  const allTexts = useTexts()
  const { list: texts, nouns } = allTexts
  const client = usePortalClient()
  const openPage = useOpenPage()
  const navigate = useNavigate()
  const { query, asked, ask } = useListQuery(conditionNames(definition.filters), kept)
  const [attempt, retry] = useReducer((count: number) => count + 1, 0)
  const list = useQuery({
    queryKey: ['list', path, asked, attempt],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const answer = await definition.load(client, query, signal)
      // An address may outlive its rows.
      const { pages = Math.ceil(answer.total / query.size) } = answer
      if (pages > 0 && query.current > pages) ask({ current: pages })
      return { ...answer, conditions: query.conditions }
    },
  })
  useShownAgain(() => void list.refetch())
  const isLoading = list.isPending || list.isPlaceholderData
  const { create = '', number, hasDetail, keyFields = [number] } = definition
  const { nameOf, formName } = usePageNames()
  const createName = formName(create, path)
  const title = nameOf(path)
  const noun = nouns[definition.noun]
  const totalText = useTotalText(definition.noun)
  const isNarrowed = Object.keys(query.conditions).length > 0
  const titleOf = (value: string) => fill(texts.recordTitle, { noun: noun.title, number: value })
  const open = (value: string) => {
    if (opensHere?.(value)) void navigate(recordPath(value))
    else void openPage(recordPath(value), titleOf(value))
  }
  const numberOf = (row: Row) => String(row[number])
  const columns = useRecordColumns(definition, open, list.data?.sums, query.conditions.selection)
  const filters = useRecordFilters(definition.filters, query)
  const { views, wholeCount } = useViewCounts(definition, list.data?.conditions, list.dataUpdatedAt)
  const batch = useBatch(definition, retry)

  return (
    <PageFrame
      isNamedByMenu
      title={title}
      actions={
        create ? (
          <Button type="primary" onClick={() => void openPage(create, createName)}>
            {definition.createLabel?.(allTexts) ?? createName}
          </Button>
        ) : (
          definition.creates && <CreateButtons paths={definition.creates} />
        )
      }
    >
      {create && <DraftList path={create} />}
      <Card styles={{ body: { padding: 'clamp(12px, 2vw, 24px)', paddingBottom: 8 } }}>
        <Flex vertical gap={16}>
          {above}
          <RecordList<Row>
            name={useIdentity() + path}
            columns={columns}
            filters={filters}
            views={views}
            wholeCount={wholeCount}
            query={query}
            pageSizes={pageSizes}
            onAsk={ask}
            onRefresh={retry}
            rows={list.data?.rows ?? []}
            total={list.data?.total ?? 0}
            isLoading={isLoading}
            failure={list.error && !list.data && <FailureState error={list.error} onRetry={retry} />}
            keyOf={(row) => keyFields.map((field) => String(row[field])).join(' ')}
            emptyText={fill(isNarrowed ? texts.empty : texts.none, { noun: noun.many })}
            totalText={totalText}
            hasWholeTotals={list.data?.sums !== undefined}
            loadAll={(loading) =>
              allRows((page, signal) => definition.load(client, { ...query, ...page }, signal), loading)
            }
            fileName={title}
            onOpen={hasDetail ? (row) => open(numberOf(row)) : undefined}
            details={
              hasDetail && !props.recordPath
                ? {
                    title: (row) => titleOf(numberOf(row)),
                    content: (row) => (
                      <Flex key={numberOf(row)} vertical gap={16}>
                        <WaitingHint number={numberOf(row)} onOpen={() => open(numberOf(row))} />
                        {Beside ? (
                          <Beside number={numberOf(row)} />
                        ) : (
                          <>
                            {definition.forms && (
                              <Flex wrap gap={8}>
                                <RecordActions definition={definition} record={row} />
                              </Flex>
                            )}
                            <RecordContent definition={definition} record={row} />
                          </>
                        )}
                      </Flex>
                    ),
                  }
                : undefined
            }
            batch={batch}
            nameOf={numberOf}
          />
        </Flex>
      </Card>
    </PageFrame>
  )
}

/** What can be done with chosen rows of a list, if anything. */
function useBatch({ action }: ListDefinition, onChanged: () => void): readonly BatchAction<Row>[] {
  const client = usePortalClient()
  const texts = useTexts()
  const { message } = App.useApp()
  const openPage = useOpenPage()
  const failureText = useFailureText()
  if (!action) return []
  const run = async (rows: readonly Row[]) => {
    try {
      const next = await action.run(client, rows)
      if (next.length === 0) {
        void message.success(texts.actions.done)
        onChanged()
      }
      for (const path of next) await openPage(path)
      return true
    } catch (error) {
      void message.error(failureText(error))
      return false
    }
  }
  return [{ label: action.label(texts), isPossible: action.isPossible, run }]
}
