import { StateChip } from '@portal/page-kit/chip'
import { taskTitle } from '@portal/protocol/rules/approvals'
import { stateTone } from '@portal/sub-app-sdk/look/state-tones'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { unknownValue } from '../../lib/format/intl-formats.ts'
import { type InboxTask, keyOf } from './inbox.ts'
import { rowMark } from './keys.ts'
import styles from './task-row.module.css'
import { useFormats } from './use-formats.ts'
import type { Names } from './use-names.ts'

interface TaskRowProps {
  readonly task: InboxTask
  readonly names: Names
  readonly isCurrent: boolean
  readonly isChosen: boolean
  /** Whether to reserve space for check boxes. */
  readonly hasChoice: boolean
  readonly canChoose: boolean
  readonly onChoose: (key: string) => void
  readonly onShow: (key: string) => void
  /** Why it could not be decided. */
  readonly failure?: string | undefined
}

/** One approval; pressing it shows the details. Only the current row is in the tab order. */
export const TaskRow = memo(function TaskRow(props: TaskRowProps) {
  const { task, names, isCurrent, isChosen, hasChoice, canChoose, onChoose, onShow, failure } = props
  const { t } = useTranslation('approvals')
  const { amount, ago, exact } = useFormats()
  const { name, kind } = taskTitle(task.title, task.businessKey)
  const key = keyOf(task)
  const time = task.endedAt ?? task.startedAt
  const order = isCurrent ? 0 : -1
  return (
    <li className={styles.row} data-current={isCurrent} data-chosen={isChosen} data-choice={hasChoice}>
      {hasChoice && (
        <label className={styles.choose}>
          <input
            type="checkbox"
            tabIndex={order}
            aria-label={t('choose', { title: task.title })}
            checked={isChosen}
            disabled={!canChoose}
            onChange={() => onChoose(key)}
          />
        </label>
      )}
      <span className={styles.what}>
        <button
          type="button"
          className={styles.title}
          tabIndex={order}
          aria-current={isCurrent}
          title={task.title}
          {...{ [rowMark]: key }}
          onClick={() => onShow(key)}
        >
          {name || task.businessKey || unknownValue}
        </button>
        <span className={styles.minor}>
          {[kind || names.kindName(task.subject), task.businessKey, names.systemName(task.systemCode)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className={styles.who}>
        <span className={styles.line}>{task.applicantName || unknownValue}</span>
        <span className={styles.minor}>
          {task.distributorFrozen === 'Y' && <span className={styles.frozen}>{t('frozenMark')} </span>}
          {task.distributorName || unknownValue}
        </span>
      </span>
      <span className={styles.amount}>{amount(task)}</span>
      <time className={styles.since} dateTime={time || undefined} title={exact(time)}>
        {ago(time)}
      </time>
      <span className={styles.step}>
        {task.outcome ? (
          <StateChip tone={stateTone('outcome', task.outcome)}>
            {task.outcome === 'rejected' ? t('rejected') : t('approved')}
          </StateChip>
        ) : (
          <StateChip tone="waiting">{task.taskName || unknownValue}</StateChip>
        )}
      </span>
      {failure !== undefined && <p className={styles.failure}>{failure}</p>}
    </li>
  )
})
