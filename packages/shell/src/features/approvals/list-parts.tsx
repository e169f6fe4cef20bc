import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import styles from './list-parts.module.css'

/** What the backend has calls for. */
export interface Decidable {
  readonly approve: boolean
  readonly reject: boolean
}

interface ChosenBarProps {
  readonly may: Decidable
  readonly text: string
  readonly isBusy: boolean
  readonly onApprove: () => void
  readonly onReject: () => void
  readonly onClear: () => void
}

/** The actions for all selected tasks. */
export function ChosenBar({ may, text, isBusy, onApprove, onReject, onClear }: ChosenBarProps) {
  const { t } = useTranslation('approvals')
  return (
    <div className={styles.chosen}>
      <span role="status">{text}</span>
      {may.approve && (
        <Button size="small" type="primary" loading={isBusy} onClick={onApprove}>
          {t('approveChosen')}
        </Button>
      )}
      {may.reject && (
        <Button size="small" danger disabled={isBusy} onClick={onReject}>
          {t('rejectChosen')}
        </Button>
      )}
      <Button size="small" type="text" onClick={onClear}>
        {t('clearChoice')}
      </Button>
    </div>
  )
}

interface ColumnsProps {
  readonly isWaitingView: boolean
  readonly hasChoice: boolean
  readonly isAll: boolean
  readonly onAll: (all: boolean) => void
}

/** Names of the columns; each cell has an accessible name of its own, so they are decorative. */
export function Columns({ isWaitingView, hasChoice, isAll, onAll }: ColumnsProps) {
  const { t } = useTranslation('approvals')
  return (
    <div className={styles.columns} data-choice={hasChoice}>
      {hasChoice && (
        <label className={styles.all}>
          <input type="checkbox" aria-label={t('chooseAll')} checked={isAll} onChange={() => onAll(!isAll)} />
          <span className={styles.allText} aria-hidden>
            {t('chooseAll')}
          </span>
        </label>
      )}
      <span aria-hidden>{t('what')}</span>
      <span aria-hidden>{t('who')}</span>
      <span aria-hidden>{`${t('amount')} · ${isWaitingView ? t('since') : t('dealtAt')}`}</span>
      <span aria-hidden>{isWaitingView ? t('step') : t('outcome')}</span>
    </div>
  )
}

/** Key hints; shown where there is a keyboard. */
export function Keys({ isWaitingView, may }: { isWaitingView: boolean; may: Decidable }) {
  const { t } = useTranslation('approvals')
  const keys: readonly (readonly [string, string])[] = [
    ['J K', t('keys.move')],
    ['↵', t('keys.open')],
    ...(isWaitingView
      ? [
          ...(may.approve ? ([['A', t('keys.approve')]] as const) : []),
          ...(may.reject ? ([['R', t('keys.reject')]] as const) : []),
          ...(may.approve || may.reject ? ([['X', t('keys.choose')]] as const) : []),
          ...(may.approve ? ([['U', t('keys.undo')]] as const) : []),
        ]
      : []),
  ]
  return (
    <p className={styles.keys}>
      {keys.map(([key, name]) => (
        <span key={key}>
          <kbd>{key}</kbd> {name}
        </span>
      ))}
    </p>
  )
}

interface UndoBarProps {
  /** What was approved; undefined when there is nothing to undo. */
  readonly number: string | undefined
  readonly onUndo: () => void
}

/** Says what was approved while it can be undone. */
export function UndoBar({ number, onUndo }: UndoBarProps) {
  const { t } = useTranslation('approvals')
  return (
    <div className={styles.undo} role="status" data-shown={number !== undefined}>
      {number !== undefined && (
        <>
          <span>{t('approvedOne', { number })}</span>
          <Button size="small" onClick={onUndo}>
            {t('undo')}
          </Button>
        </>
      )}
    </div>
  )
}
