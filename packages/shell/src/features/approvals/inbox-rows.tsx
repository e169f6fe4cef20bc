import { useTranslation } from 'react-i18next'
import { keyOf } from './inbox.ts'
import styles from './inbox-page.module.css'
import { Columns, Keys } from './list-parts.tsx'
import { TaskRow } from './task-row.tsx'
import type { useInboxActions } from './use-inbox-actions.ts'
import type { InboxList } from './use-inbox-list.ts'
import type { useNames } from './use-names.ts'

interface InboxRowsProps {
  readonly list: InboxList
  readonly actions: ReturnType<typeof useInboxActions>
  readonly names: ReturnType<typeof useNames>
  /** Why tasks could not be decided, by their keys. */
  readonly failures: ReadonlyMap<string, string>
}

/** The rows of the inbox, which can be selected, shown and decided by mouse and keyboard. */
export function InboxRows({ list, actions, names, failures }: InboxRowsProps) {
  const { t } = useTranslation('approvals')
  const { rows, current, chosenKeys, setChosen, clearChoice } = list
  const isWaitingView = list.wanted.show === 'waiting'
  const { may } = actions
  const hasChoice = isWaitingView && (may.approve || may.reject)
  const choosable = isWaitingView ? rows.filter(actions.canDecide) : []
  const isAll = choosable.length > 0 && choosable.every((row) => chosenKeys.has(keyOf(row)))
  return (
    <>
      <Columns
        isWaitingView={isWaitingView}
        hasChoice={hasChoice}
        isAll={isAll}
        onAll={(all) => (all ? setChosen(new Set(choosable.map(keyOf))) : clearChoice())}
      />
      <ul className={styles.list} aria-label={isWaitingView ? t('waiting') : t('done')}>
        {rows.map((task) => (
          <TaskRow
            key={keyOf(task)}
            task={task}
            names={names}
            isCurrent={task === current}
            isChosen={chosenKeys.has(keyOf(task))}
            hasChoice={hasChoice}
            canChoose={actions.canDecide(task)}
            onChoose={actions.toggle}
            onShow={actions.showFrom}
            failure={failures.get(keyOf(task))}
          />
        ))}
      </ul>
      <Keys isWaitingView={isWaitingView} may={may} />
    </>
  )
}
