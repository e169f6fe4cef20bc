import { WarningFilled } from '@ant-design/icons'
import { StateChip } from '@portal/page-kit/chip'
import type { ProcessInformation } from '@portal/protocol/calls/approval'
import type { SharedFile } from '@portal/protocol/calls/external'
import { type ApprovalCaution, approvalCautions, orderableAmount } from '@portal/protocol/rules/approvals'
import { stateTone } from '@portal/sub-app-sdk/look/state-tones'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { unknownValue } from '../../lib/format/intl-formats.ts'
import { FailureMessage } from '../../lib/ui/failure-message.tsx'
import { FileLink } from '../../lib/ui/file-link.tsx'
import { FreezeReason } from '../../menu/freeze-reason.tsx'
import type { RecordOpener } from '../../menu/use-open-record.ts'
import { useDownload } from '../../session/use-download.ts'
import { Facts } from './facts.tsx'
import styles from './preview.module.css'
import { ProcessChanges } from './process-changes.tsx'
import { ProcessFacts } from './process-facts.tsx'
import { Section } from './section.tsx'
import { useCautionText } from './use-caution-text.ts'
import { useFormats } from './use-formats.ts'
import { useAttachments } from './use-inbox-queries.ts'

/** The files of an approval; nothing while there are none. */
function Attachments({ processInstanceId }: { readonly processInstanceId: string }) {
  const { t } = useTranslation('approvals')
  const { data = [], error, isFetching, refetch } = useAttachments(processInstanceId)
  if (error && data.length === 0) {
    return (
      <div className={styles.failed} role="alert">
        <p>
          {t('filesFailed')} <FailureMessage error={error} />
        </p>
        <Button size="small" loading={isFetching} onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </div>
    )
  }
  if (data.length === 0) return null
  return (
    <Section title={t('files', { count: data.length })}>
      <ul className={styles.files}>
        {data.map((file) => (
          <li key={file.fileId}>
            <Attachment file={file} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Attachment({ file }: { readonly file: SharedFile }) {
  const { t } = useTranslation('approvals')
  const link = useDownload(file, t('downloadFailed', { name: file.fileName }))
  return <FileLink file={file} link={link} refused={t('badFile')} />
}

interface ProcessDetailsProps {
  readonly details: ProcessInformation
  readonly openRecord: RecordOpener
}

/** The details of a process beyond its row: changes, the distributor's account, the subject, and the steps. */
export function ProcessDetails({ details, openRecord }: ProcessDetailsProps) {
  const { account, lines, steps } = details
  return (
    <>
      <ProcessChanges changes={details.changes} />
      {account && <Account details={details} account={account} openRecord={openRecord} />}
      <ProcessFacts details={details} openRecord={openRecord} />
      {lines.length > 0 && <Lines lines={lines} />}
      <Attachments processInstanceId={details.processInstanceId} />
      {steps.length > 0 && <Steps steps={steps} />}
    </>
  )
}

interface AccountProps extends ProcessDetailsProps {
  readonly account: NonNullable<ProcessInformation['account']>
}

/** The distributor's balances, after the reasons against approving. */
function Account({ details, account, openRecord }: AccountProps) {
  const { t } = useTranslation('approvals')
  const { money } = useFormats()
  const cautions = approvalCautions(details)
  return (
    <Section title={t('account')}>
      {cautions
        .filter((caution) => caution !== 'highAmount')
        .map((caution) => (
          <Warning
            key={caution}
            caution={caution}
            details={details}
            account={account}
            openRecord={openRecord}
          />
        ))}
      <Facts
        facts={[
          [t('balance'), money(account.balance)],
          [t('credit'), money(account.creditLimit)],
          [t('openOrders'), money(account.openAmount)],
          [
            t('overdue'),
            <span key="overdue" className={cautions.includes('overdue') ? styles.owed : undefined}>
              {money(account.overdueAmount)}
            </span>,
          ],
          [t('orderable'), money(orderableAmount(account))],
        ]}
      />
    </Section>
  )
}

function Warning({
  caution,
  details,
  account,
  openRecord,
}: AccountProps & { readonly caution: ApprovalCaution }) {
  const { t } = useTranslation('approvals')
  const { date } = useFormats()
  const cautionText = useCautionText()
  const isFrozen = caution === 'frozen'
  return (
    <p className={styles.warning} data-grave={isFrozen}>
      <WarningFilled aria-hidden />
      <span>
        {isFrozen && account.frozenAt
          ? t('frozenSince', { day: date(account.frozenAt) })
          : isFrozen
            ? t('frozen')
            : cautionText(caution, details)}
        {isFrozen && account.freezeReason && (
          <span className={styles.reason}>
            <FreezeReason
              reason={account.freezeReason}
              record={account.freezeRecord}
              openRecord={openRecord}
            />
          </span>
        )}
      </span>
    </p>
  )
}

function Lines({ lines }: { lines: ProcessInformation['lines'] }) {
  const { t } = useTranslation('approvals')
  const { money, count } = useFormats()
  return (
    <Section title={t('lines', { count: lines.length })}>
      <ul className={styles.lines}>
        {lines.map((line, place) => (
          <li key={place}>
            <span className={styles.product}>{line.productName || line.productCode || unknownValue}</span>
            <span className={styles.sum}>{money(line.amount)}</span>
            <span className={styles.minor}>
              {[
                line.productCode,
                line.spec,
                `${count(line.quantity)} ${line.unit} × ${money(line.unitPrice)}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Steps({ steps }: Pick<ProcessInformation, 'steps'>) {
  const { t } = useTranslation('approvals')
  const { date } = useFormats()
  const states: Readonly<Record<string, string>> = {
    approved: t('approved'),
    rejected: t('rejected'),
    waiting: t('waiting'),
    pending: t('pending'),
    skipped: t('skipped'),
  }
  return (
    <Section title={t('steps')}>
      <ol className={styles.steps}>
        {steps.map(({ taskName, assigneeName, state, comment, endedAt }, place) => (
          <li key={place}>
            <span>{taskName || unknownValue}</span>
            <StateChip tone={state === 'waiting' ? 'waiting' : stateTone('outcome', state)}>
              {states[state] ?? state}
            </StateChip>
            <span className={styles.minor}>
              {[assigneeName, endedAt && date(endedAt), comment].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  )
}
