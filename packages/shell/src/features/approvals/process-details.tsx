import { WarningFilled } from '@ant-design/icons'
import type { ProcessInformation } from '@portal/protocol/calls/approval'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { unknownValue } from '../../lib/format/intl-formats.ts'
import { StatusChip, type Tone } from '../../lib/ui/status-chip.tsx'
import { Facts } from './facts.tsx'
import { isFrozen } from './inbox.ts'
import styles from './preview.module.css'
import { useFormats } from './use-formats.ts'

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}

/** What a process is about beyond its list: the distributor's account, what is approved, and the steps. */
export function ProcessDetails({ details }: { details: ProcessInformation }) {
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
