import { StateChip } from '@portal/page-kit/chip'
import type { Task } from '@portal/protocol/calls/approval'
import { taskTitle } from '@portal/protocol/rules/approvals'
import { stateTone } from '@portal/sub-app-sdk/look/state-tones'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../../lib/routes.ts'
import { ViewSwitch } from '../../../../lib/ui/view-switch.tsx'
import { useOpenTask } from '../../../../menu/use-open-task.ts'
import { api } from '../../../../session/api.ts'
import { approvalsKey } from '../../../../session/approvals.ts'
import { ListRow, RowList } from '../../card/list-row.tsx'
import { countedRows, isEmpty, totalOf } from '../../card/list-rows.ts'
import { useFormats } from '../../card/use-formats.ts'
import { useWidgetQuery } from '../../card/use-widget-query.ts'
import { WidgetCard } from '../../card/widget-card.tsx'
import { useHomeMenus } from '../../home-context.ts'
import type { WidgetProps } from '../widget-props.ts'
import { page, useWaitingTasks } from './waiting-tasks.ts'

/** What waits for the user's approval, and what the user has handled. */
export function ApprovalsWidget({ widget }: WidgetProps) {
  const { t } = useTranslation('home')
  const [view, setView] = useState<'waiting' | 'done'>('waiting')
  const switchView = (
    <ViewSwitch
      label={t('approvals.views')}
      views={[
        ['waiting', t('approvals.waiting')],
        ['done', t('approvals.done')],
      ]}
      chosen={view}
      onChoose={setView}
    />
  )
  const View = view === 'waiting' ? Waiting : Done
  return <View widget={widget} views={switchView} />
}

/** The record's name first, since it is what tells rows apart; its kind and number are in the second line. */
function namesOf({ title, businessKey }: Pick<Task, 'title' | 'businessKey'>) {
  const { name, kind } = taskTitle(title, businessKey)
  return { title: name, record: kind ? [kind, businessKey] : [] }
}

interface ViewProps extends WidgetProps {
  readonly views: ReactNode
}

function Waiting({ widget, views }: ViewProps) {
  const { t } = useTranslation('home')
  const { ago, wholeMoney } = useFormats()
  const { open, opening } = useOpenTask(useHomeMenus())
  const query = useWaitingTasks()
  return (
    <WidgetCard
      widget={widget}
      query={query}
      countOf={totalOf}
      isEmpty={isEmpty}
      empty={t('approvals.none')}
      views={views}
      allAt={paths.approvals}
    >
      {({ rows }) => (
        <RowList>
          {rows.map((task) => {
            const { title, record } = namesOf(task)
            return (
              <ListRow
                key={task.taskId}
                title={title}
                meta={[...record, task.applicantName, ago(task.startedAt)]}
                aside={task.amount === null ? undefined : wholeMoney(task.amount)}
                asideMeta={<StateChip tone="waiting">{task.taskName}</StateChip>}
                isBusy={opening === task.taskId}
                onOpen={() => open(task)}
              />
            )
          })}
        </RowList>
      )}
    </WidgetCard>
  )
}

/** Opens the decision in the inbox. */
const doneTask = (keyword: string) => `${paths.approvals}?${new URLSearchParams({ show: 'done', keyword })}`

function Done({ widget, views }: ViewProps) {
  const { t } = useTranslation('home')
  const { ago } = useFormats()
  const navigate = useNavigate()
  const outcomes = { approved: t('approvals.approved'), rejected: t('approvals.rejected') }
  const query = useWidgetQuery(
    [approvalsKey, 'done'],
    async (options) => countedRows(await api.findHistoricTasks({ body: page }, options)),
    { alwaysFresh: true },
  )
  return (
    <WidgetCard
      widget={widget}
      query={query}
      isEmpty={isEmpty}
      empty={t('approvals.noneDone')}
      views={views}
      allAt={`${paths.approvals}?show=done`}
    >
      {({ rows }) => (
        <RowList>
          {rows.map((task) => {
            const { title, record } = namesOf(task)
            return (
              <ListRow
                key={task.taskId}
                title={title}
                meta={[...record, task.applicantName, ago(task.endedAt), task.comment]}
                onOpen={() => void navigate(doneTask(task.businessKey))}
                asideMeta={
                  <StateChip tone={stateTone('outcome', task.outcome)}>{outcomes[task.outcome]}</StateChip>
                }
              />
            )
          })}
        </RowList>
      )}
    </WidgetCard>
  )
}
