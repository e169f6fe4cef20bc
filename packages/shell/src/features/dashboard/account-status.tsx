import {
  CheckCircleFilled,
  ExclamationCircleFilled,
  MailOutlined,
  PhoneOutlined,
  WarningFilled,
} from '@ant-design/icons'
import type { AccountManager as Manager } from '@portal/protocol/calls/bathroom'
import { fundsLeft } from '@portal/protocol/rules/approvals'
import { mailLink, phoneLink } from '@portal/protocol/rules/contact-links'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { getConfig } from '../../lib/config/runtime-config.ts'
import { FailureMessage } from '../../lib/ui/failure-message.tsx'
import { FreezeReason } from '../../menu/freeze-reason.tsx'
import { useMenuNavigation } from '../../menu/menu-navigation.ts'
import { openPages } from '../../menu/menu-tree.ts'
import { useOpenRecord } from '../../menu/use-open-record.ts'
import { api } from '../../session/api.ts'
import styles from './account-status.module.css'
import { useFormats } from './card/use-formats.ts'
import { useWidgetQuery } from './card/use-widget-query.ts'
import { useHomeMenus } from './home-context.ts'
import type { VisibleWidget } from './widget-rules.ts'
import { useBalance } from './widgets/account/use-balance.ts'

/** Ends a free-text reason with a full stop, as another sentence follows. */
const asSentence = (reason: string, fullStop: string) =>
  reason === '' || /[.。!！]$/.test(reason) ? reason : reason + fullStop

/**
 * Whether the distributor's account is frozen or exhausted, and whom to call. Shown for every distributor, so that a
 * warning doesn't shift the page.
 */
export function AccountStatus({ page }: Pick<VisibleWidget, 'page'>) {
  const { t } = useTranslation('home')
  const { day } = useFormats()
  const funds = useBalance()
  const openRecord = useOpenRecord(useHomeMenus())
  const { data, error, isFetching, refetch } = useWidgetQuery(
    ['accountFreeze'],
    async (options) => (await api.checkAccountFreeze({ query: {} }, options)).data,
  )
  const isUnknown = data ? data.frozen === null : error !== null
  // A good state isn't shown while a warning may still follow.
  if (!data || isUnknown || (data.frozen === 'N' && funds.isPending)) {
    return (
      <div
        className={styles.status}
        data-state={isUnknown ? 'unknown' : 'waiting'}
        role={isUnknown ? 'alert' : undefined}
      >
        {isUnknown && (
          <>
            <ExclamationCircleFilled aria-hidden />
            <p className={styles.text}>
              {t('status.unknown')} {error && <FailureMessage error={error} />}
            </p>
            <Button size="small" onClick={() => void refetch()} loading={isFetching}>
              {t('retry')}
            </Button>
          </>
        )}
      </div>
    )
  }
  const manager = data.accountManager ?? undefined
  if (data.frozen === 'N') {
    // Unknown funds cause no warning.
    const left = funds.data ? toCents(fundsLeft(funds.data)) : Number.NaN
    if (left <= 0) return <FundsWarning beyond={-left} manager={manager} page={page} />
    return (
      <div className={styles.status} data-state="open">
        <CheckCircleFilled aria-hidden />
        <p className={styles.text}>{t('status.open')}</p>
        {manager && <AccountManager manager={manager} />}
      </div>
    )
  }
  return (
    <div className={styles.status} data-state="frozen" role="alert">
      <WarningFilled aria-hidden />
      <div className={styles.text}>
        <p>
          <strong>
            {data.frozenAt ? t('status.frozenSince', { day: day(data.frozenAt) }) : t('status.frozen')}
          </strong>{' '}
          <FreezeReason
            reason={asSentence(data.reason ?? '', t('status.fullStop'))}
            record={data.freezeRecord}
            openRecord={openRecord}
          />{' '}
          {!manager && <span className={styles.advice}>{t('status.whatToDo')}</span>}
        </p>
        {manager && <AccountManager manager={manager} advice={t('status.stillShips')} />}
      </div>
      <div className={styles.actions}>
        {manager && <ContactButton manager={manager} distributorCode={data.distributorCode} />}
        <RenewButton />
        <AccountButton page={page} />
      </div>
    </div>
  )
}

/** Sums of yuan without binary rounding errors. */
const toCents = (yuan: number) => Math.round(yuan * 100) / 100

interface FundsWarningProps extends Pick<VisibleWidget, 'page'> {
  /** Yuan by which orders exceed the funds; 0 where these are just used up. */
  readonly beyond: number
  readonly manager: Manager | undefined
}

/** Says that the funds are exhausted, by how much, and what to do. */
function FundsWarning({ beyond, manager, page }: FundsWarningProps) {
  const { t } = useTranslation('home')
  const { money } = useFormats()
  return (
    <div className={styles.status} data-state="short">
      <ExclamationCircleFilled aria-hidden />
      <div className={styles.text}>
        <p>
          <strong>
            {beyond > 0 ? t('status.beyondFunds', { amount: money(beyond) }) : t('status.noFunds')}
          </strong>{' '}
          <span className={styles.advice}>{t('status.payIn')}</span>
        </p>
        {manager && <AccountManager manager={manager} />}
      </div>
      <div className={styles.actions}>
        <AccountButton page={page} />
      </div>
    </div>
  )
}

/** Opens the page of the account. */
function AccountButton({ page }: Pick<VisibleWidget, 'page'>) {
  const { t } = useTranslation('home')
  const { openMenu } = useMenuNavigation()
  return (
    page && (
      <Button size="small" onClick={() => openMenu(page.systemCode, page.item)}>
        {t('status.seeAccount')}
      </Button>
    )
  )
}

interface AccountManagerProps {
  readonly manager: Manager
  readonly advice?: string
}

/** The distributor's account manager, with number and address. */
function AccountManager({ manager: { name, phone, email }, advice }: AccountManagerProps) {
  const { t } = useTranslation('home')
  const [call, mail] = [phoneLink(phone), mailLink(email)]
  return (
    <p className={styles.manager}>
      {advice && <span>{advice}</span>}
      <span>{t('status.manager', { name })}</span>
      {call && (
        <a href={call}>
          <PhoneOutlined aria-hidden /> {phone}
        </a>
      )}
      {mail && (
        <a href={mail}>
          <MailOutlined aria-hidden /> {email}
        </a>
      )}
    </p>
  )
}

interface ContactButtonProps {
  readonly manager: Manager
  readonly distributorCode: string
}

/** Writes to the account manager about the account, or calls where there is no address. */
function ContactButton({ manager: { phone, email }, distributorCode }: ContactButtonProps) {
  const { t } = useTranslation('home')
  const href = mailLink(email, t('status.subject', { code: distributorCode })) ?? phoneLink(phone)
  return (
    href && (
      <Button size="small" type="primary" danger href={href}>
        {t('status.contact')}
      </Button>
    )
  )
}

/** Opens the form that renews an agreement, below the list of renewals (assumed). */
function RenewButton() {
  const { t } = useTranslation('home')
  const { openMenu } = useMenuNavigation()
  const systems = useHomeMenus()
  const [found] = openPages(systems, getConfig().agreementPages)
  if (!found) return null
  const { systemCode, item } = found
  return (
    <Button size="small" onClick={() => openMenu(systemCode, { ...item, path: `${item.path}/new` })}>
      {t('status.renew')}
    </Button>
  )
}
