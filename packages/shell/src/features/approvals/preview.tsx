import { ExportOutlined, WarningFilled } from '@ant-design/icons'
import type { ProcessInformation } from '@portal/protocol/calls/approval'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { unknownValue } from '../../lib/format/intl-formats.ts'
import { StatusChip, type Tone } from '../../lib/ui/status-chip.tsx'
import { WaitingRows } from '../../lib/ui/waiting-rows.tsx'
import { type InboxTask, isFrozen } from './inbox.ts'
import styles from './preview.module.css'
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
        {details && <Details details={details} />}
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

/** Names with values; a dash for a value that is missing. */
const Facts = ({ facts }: { facts: readonly (readonly [string, string | undefined])[] }) => (
  <dl className={styles.facts}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value || unknownValue}</dd>
      </div>
    ))}
  </dl>
)

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}

function Details({ details }: { details: ProcessInformation }) {
  const { t } = useTranslation('approvals')
  const facts = useNamedFacts(details)
  const { account, lines, steps } = details
  return (
    <>
      {account && <Account details={details} account={account} />}
      {facts.length > 0 && (
        <Section title={t('facts')}>
          <Facts facts={facts} />
        </Section>
      )}
      {lines.length > 0 && <Lines lines={lines} />}
      {steps.length > 0 && <Steps steps={steps} />}
    </>
  )
}

/** The facts that the process has, in the order of the names. */
function useNamedFacts({ facts }: ProcessInformation): (readonly [string, string])[] {
  const { t } = useTranslation('approvals')
  const { date, count } = useFormats()
  const text = (value: string | undefined) => value ?? ''
  const time = (value: string | undefined) => (value ? date(value) : '')
  const named: readonly (readonly [string, string])[] = [
    [t('fact.projectNo'), text(facts.projectNo)],
    [t('fact.projectName'), text(facts.projectName)],
    [t('fact.developer'), text(facts.developer)],
    [t('fact.city'), text(facts.city)],
    [t('fact.quantity'), facts.quantity === undefined ? '' : count(facts.quantity)],
    [t('fact.orderedAt'), time(facts.orderedAt)],
    [t('fact.deliveryDate'), time(facts.deliveryDate)],
    [t('fact.registeredAt'), time(facts.registeredAt)],
    [t('fact.signedAt'), time(facts.signedAt)],
    [t('fact.endDate'), time(facts.endDate)],
  ]
  return named.filter(([, value]) => value !== '')
}

interface AccountProps {
  readonly details: ProcessInformation
  readonly account: NonNullable<ProcessInformation['account']>
}

function Account({ details, account }: AccountProps) {
  const { t } = useTranslation('approvals')
  const { money, date } = useFormats()
  return (
    <Section title={t('account')}>
      {isFrozen(details) && (
        <p className={styles.frozen}>
          <WarningFilled aria-hidden />
          <span>
            {account.frozenAt ? t('frozenSince', { day: date(account.frozenAt) }) : t('frozen')}
            {account.freezeReason && <span className={styles.reason}>{account.freezeReason}</span>}
          </span>
        </p>
      )}
      <Facts
        facts={[
          [t('balance'), money(account.balance)],
          [t('credit'), money(account.creditLimit)],
        ]}
      />
    </Section>
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

const tones: Readonly<Record<string, Tone>> = { approved: 'success', rejected: 'error', waiting: 'active' }

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
            <StatusChip tone={tones[state] ?? 'neutral'}>{states[state] ?? state}</StatusChip>
            <span className={styles.minor}>
              {[assigneeName, endedAt && date(endedAt), comment].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  )
}
