import { ExportOutlined } from '@ant-design/icons'
import type { ProcessInformation } from '@portal/protocol/calls/approval'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { unknownValue } from '../../lib/format/intl-formats.ts'
import { WaitingRows } from '../../lib/ui/waiting-rows.tsx'
import { Facts } from './facts.tsx'
import type { InboxTask } from './inbox.ts'
import styles from './preview.module.css'
import { ProcessDetails } from './process-details.tsx'
import { useFormats } from './use-formats.ts'
import type { Names } from './use-names.ts'

/** What was loaded of a process. */
export interface Loading {
  readonly details: ProcessInformation | undefined
  readonly isFailed: boolean
  readonly retry: () => void
}

interface PreviewProps {
  readonly task: InboxTask
  readonly names: Names
  readonly loading: Loading
  /** Else the user applied for it himself. */
  readonly canDecide: boolean
  readonly isBusy: boolean
  readonly isOpening: boolean
  readonly onApprove: () => void
  readonly onReject: () => void
  readonly onOpen: () => void
}

/** What one approval is about, with what can be done about it. */
export function Preview(props: PreviewProps) {
  const { task, names, loading, canDecide, isBusy, isOpening, onApprove, onReject, onOpen } = props
  const { t } = useTranslation('approvals')
  const { details, isFailed, retry } = loading
  const system = names.systemName(task.systemCode)
  const isWaiting = task.outcome === undefined
  return (
    <div className={styles.preview}>
      {/* Scrolls with the arrow keys once it has the focus. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <section className={styles.content} aria-label={t('preview')} tabIndex={0}>
        <Head task={task} names={names} details={details} />
        {isFailed && !details && (
          <div className={styles.failed} role="alert">
            <p>{t('detailsFailed')}</p>
            <Button size="small" onClick={retry}>
              {t('retry')}
            </Button>
          </div>
        )}
        {!details && !isFailed && <WaitingRows count={5} height={40} />}
        {details && <ProcessDetails details={details} />}
      </section>
      <div className={styles.actions}>
        {isWaiting && !canDecide && <p className={styles.own}>{t('own')}</p>}
        {isWaiting && canDecide && (
          <>
            <Button type="primary" disabled={(!details && !isFailed) || isBusy} onClick={onApprove}>
              {t('approve')}
            </Button>
            <Button danger disabled={isBusy} onClick={onReject}>
              {t('reject')}
            </Button>
          </>
        )}
        <Button
          className={styles.open ?? ''}
          icon={<ExportOutlined aria-hidden />}
          loading={isOpening}
          onClick={onOpen}
        >
          {t('open', { system })}
        </Button>
      </div>
    </div>
  )
}

function Head({ task, names, details }: Pick<PreviewProps, 'task' | 'names'> & Pick<Loading, 'details'>) {
  const { t } = useTranslation('approvals')
  const { amount, exact, ago } = useFormats()
  const time = task.endedAt ?? task.startedAt
  return (
    <>
      <p className={styles.kind}>
        {[names.kindName(task.subject), names.systemName(task.systemCode)].filter(Boolean).join(' · ')}
      </p>
      <h2>{task.title || task.businessKey || unknownValue}</h2>
      <p className={styles.amount}>{amount({ amount: task.amount ?? details?.amount ?? null })}</p>
      <Facts
        facts={[
          [t('number'), task.businessKey],
          [t('distributor'), task.distributorName || details?.distributorName],
          [t('applicant'), task.applicantName],
          task.outcome === undefined
            ? [t('since'), `${exact(time)} (${ago(time)})`]
            : [t('dealtAt'), exact(time)],
          [t('step'), task.taskName],
          ...(task.comment ? [[t('comment'), task.comment] as const] : []),
        ]}
      />
    </>
  )
}
