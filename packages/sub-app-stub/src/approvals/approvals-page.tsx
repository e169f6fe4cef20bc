import { type SubAppName, systemCodeOfApp } from '@portal/protocol/systems'
import { Segmented } from 'antd'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useTexts } from '../i18n/texts.ts'
import { ListPage } from '../lists/list-page.tsx'
import { useUnsavedInput } from '../page/unsaved-input.tsx'
import { ApprovalPage } from './approval-page.tsx'
import { doneTasks, waitingTasks } from './lists.ts'

interface ApprovalsPageProps {
  readonly identity: SubAppName
  readonly path: string
}

/** The approval that the address names by its business key, or all: those that wait, or those that were dealt with. */
export function ApprovalsPage({ identity, path }: ApprovalsPageProps) {
  const { approvals } = useTexts()
  const unsaved = useUnsavedInput()
  const [search, setSearch] = useSearchParams()
  const systemCode = systemCodeOfApp(identity)
  const isDone = search.get('show') === 'done'
  const definition = useMemo(
    () => (isDone ? doneTasks(systemCode) : waitingTasks(systemCode)),
    [isDone, systemCode],
  )
  const businessKey = search.get('businessKey')
  if (businessKey) {
    return <ApprovalPage identity={identity} path={path} businessKey={businessKey} />
  }
  return (
    <ListPage
      key={String(isDone)}
      identity={identity}
      path={path}
      definition={definition}
      recordPath={(number) => `${path}?businessKey=${encodeURIComponent(number)}`}
      // A comment that was begun is kept by this tab.
      opensHere={(number) => unsaved.textOf(number) !== ''}
      kept={['show']}
      above={
        <Segmented
          aria-label={approvals.which}
          value={isDone ? 'done' : 'waiting'}
          options={[
            { value: 'waiting', label: approvals.waiting },
            { value: 'done', label: approvals.done },
          ]}
          onChange={(show) => setSearch({ show }, { replace: true })}
        />
      }
    />
  )
}
