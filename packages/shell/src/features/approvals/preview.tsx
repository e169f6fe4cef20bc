import { ExportOutlined } from '@ant-design/icons'
import type { ProcessInformation } from '@portal/protocol/calls/approval'
import { taskTitle } from '@portal/protocol/rules/approvals'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { unknownValue } from '../../lib/format/intl-formats.ts'
import { FailureMessage } from '../../lib/ui/failure-message.tsx'
import { WaitingRows } from '../../lib/ui/waiting-rows.tsx'
import type { LinkedRecord, RecordOpener } from '../../menu/use-open-record.ts'
import { Facts } from './facts.tsx'
import { type InboxTask, worthOfOne } from './inbox.ts'
import type { Decidable } from './list-parts.tsx'
import styles from './preview.module.css'
import { ProcessDetails } from './process-details.tsx'
import { RecordLink } from './record-link.tsx'
import { recordOfSubject } from './record-links.ts'
import { useFormats } from './use-formats.ts'
import type { Names } from './use-names.ts'

/** What was loaded of a process. */
export interface Loading {
  readonly details: ProcessInformation | undefined
  /** Why there are none. */
  readonly failure: Error | null
  readonly retry: () => void
}

interface PreviewProps {
  readonly task: InboxTask
  readonly names: Names
  readonly openRecord: RecordOpener
  readonly loading: Loading
  /** Otherwise it is the user's own application. */
  readonly canDecide: boolean
  readonly may: Decidable
  readonly isBusy: boolean
  readonly isOpening: boolean
  readonly onApprove: () => void
  readonly onReject: () => void
  readonly onOpen: () => void
}

/** The details of one approval, with its actions. */
export function Preview(props: PreviewProps) {
  const { task, names, openRecord, loading, canDecide, may, isBusy, isOpening } = props
  const { onApprove, onReject, onOpen } = props
  const { t } = useTranslation('approvals')
  const { details, failure, retry } = loading
  const isFailed = failure !== null
  const system = names.systemName(task.systemCode)
  const isWaiting = task.outcome === undefined
  return (
    <div className={styles.preview}>
      {/* Scrolls with the arrow keys once it has the focus. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <section className={styles.content} aria-label={t('preview')} tabIndex={0}>
        <Head task={task} names={names} openRecord={openRecord} details={details}>
          <Button
            type="link"
            size="small"
            className={styles.open ?? ''}
            icon={<ExportOutlined aria-hidden />}
            loading={isOpening}
            onClick={onOpen}
          >
            {t('open', { system })}
          </Button>
        </Head>
        {isFailed && !details && (
          <div className={styles.failed} role="alert">
            <p>
              {t('detailsFailed')} <FailureMessage error={failure} />
            </p>
            <Button size="small" onClick={retry}>
              {t('retry')}
            </Button>
          </div>
        )}
        {!details && !isFailed && <WaitingRows count={5} height={40} />}
        {details && <ProcessDetails details={details} openRecord={openRecord} />}
      </section>
      {isWaiting && (may.approve || may.reject) && (
        <div className={styles.actions}>
          {canDecide ? (
            <>
              {may.approve && (
                <Button type="primary" disabled={(!details && !isFailed) || isBusy} onClick={onApprove}>
                  {t('approve')}
                </Button>
              )}
              {may.reject && (
                <Button danger disabled={isBusy} onClick={onReject}>
                  {t('reject')}
                </Button>
              )}
            </>
          ) : (
            <p className={styles.own}>{t('own')}</p>
          )}
        </div>
      )}
    </div>
  )
}

type HeadProps = Pick<PreviewProps, 'task' | 'names' | 'openRecord'> &
  Pick<Loading, 'details'> & {
    /** Link to its own page. */
    readonly children: ReactNode
  }

function Head({ task, names, openRecord, details, children }: HeadProps) {
  const { t } = useTranslation('approvals')
  const { amount, exact, ago } = useFormats()
  const { name, kind } = taskTitle(task.title, task.businessKey)
  const worth = worthOfOne(task, details)
  const time = task.endedAt ?? task.startedAt
  const kindOfRecord = details && recordOfSubject(details)
  const linked = (kind: LinkedRecord | undefined, number: string | undefined, text: string) => (
    <RecordLink onOpen={details && kind && openRecord(kind, number ?? '', details.businessUnit)}>
      {text}
    </RecordLink>
  )
  const distributor = task.distributorName || details?.distributorName
  return (
    <>
      <div className={styles.kind}>
        <p>
          {[kind || names.kindName(task.subject), names.systemName(task.systemCode)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {children}
      </div>
      <h2>{name || task.businessKey || unknownValue}</h2>
      {worth !== undefined && <p className={styles.amount}>{amount({ amount: worth })}</p>}
      <Facts
        facts={[
          [t('number'), task.businessKey && linked(kindOfRecord, task.businessKey, task.businessKey)],
          [t('distributor'), distributor && linked('distributor', details?.distributorCode, distributor)],
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
