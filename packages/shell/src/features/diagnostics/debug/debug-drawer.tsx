import { Tag } from 'antd'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type RecentCall, useRecentCalls } from '../../../lib/api/recent-calls.ts'
import { getConfig } from '../../../lib/config/runtime-config.ts'
import type { SubAppState, ToolPanelProps } from '../../../lib/feature.ts'
import { useLanguage } from '../../../lib/i18n/language-store.ts'
import { portalVersion } from '../../../lib/version.ts'
import { useSession } from '../../../session/session-store.ts'
import { DiagnosticsDrawer, type DiagnosticsDrawerProps } from '../diagnostics-drawer.tsx'
import styles from './debug.module.css'
import { maskedCertificate, shownConfig } from './debug-facts.ts'

/** The last calls of the backend, newest first. */
function CallList() {
  const { t } = useTranslation('debug')
  const calls = useRecentCalls((state) => state.calls)
  const outcome = ({ status, duration }: RecentCall) => {
    if (duration === undefined) return '…'
    return `${status ?? t('unanswered')} · ${Math.round(duration)} ms`
  }
  if (calls.length === 0) return <p className={styles.lead}>{t('noCalls')}</p>
  return (
    <ol className={styles.list}>
      {calls.map((call) => (
        <li key={call.id}>
          <span className={styles.method}>{call.method}</span>
          <span className={styles.address}>{call.address}</span>
          <span className={styles.outcome}>
            {call.requestId && <span className={styles.lead}>{call.requestId} · </span>}
            {outcome(call)}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** The page of one tab; `asleep`: only its address is stored. */
const colors = { loading: 'processing', ready: 'success', failed: 'error', asleep: 'default' } as const

function SubAppList({ subApps }: { subApps: readonly SubAppState[] }) {
  const { t } = useTranslation('debug')
  if (subApps.length === 0) return <p className={styles.lead}>{t('noSubApps')}</p>
  return (
    <ul className={styles.list}>
      {subApps.map(({ tabId, app, path, phase, attempt }) => (
        <li key={tabId}>
          <Tag color={colors[phase]}>{t(`phases.${phase}`)}</Tag>
          <span className={styles.address}>{app + path}</span>
          {attempt > 1 && <span className={styles.lead}>{t('attempt', { count: attempt })}</span>}
        </li>
      ))}
    </ul>
  )
}

type Fact = readonly [name: string, value: string | undefined]

function Facts({ facts }: { facts: readonly Fact[] }) {
  const { t } = useTranslation('debug')
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value || t('none')}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What is running, and where. */
function Overview() {
  const { t } = useTranslation('debug')
  const language = useLanguage((state) => state.language)
  const { innerWidth, innerHeight, devicePixelRatio } = window
  return (
    <Facts
      facts={[
        [t('environment'), getConfig().environment],
        [t('version'), portalVersion()],
        [t('build'), import.meta.env.MODE],
        [t('language'), language],
        [t('screen'), `${innerWidth} × ${innerHeight} @ ${devicePixelRatio}`],
        [t('browser'), navigator.userAgent],
      ]}
    />
  )
}

/** Who is signed in, and in which role. */
function SessionFacts() {
  const { t } = useTranslation('debug')
  const { user, certificate, responsibility, position, departments } = useSession()
  return (
    <Facts
      facts={[
        [t('user'), user && `${user.userFullName} (${user.userName}, ${user.userId})`],
        [t('certificate'), certificate && maskedCertificate(certificate)],
        [
          t('responsibility'),
          responsibility && `${responsibility.responsibilityName} (${responsibility.responsibilityCode})`,
        ],
        [t('position'), position?.positionName],
        [t('departments'), departments.join(', ')],
      ]}
    />
  )
}

/**
 * What testers put into a bug report: versions, session, sub-apps, recent calls and configuration (specification §2).
 */
export function DebugDrawer({ open, onClose, useSubAppStates }: DiagnosticsDrawerProps & ToolPanelProps) {
  const { t } = useTranslation('debug')
  const content = useRef<HTMLDivElement>(null)

  return (
    <DiagnosticsDrawer
      open={open}
      onClose={onClose}
      title={t('title')}
      copy={{
        label: t('copy'),
        // biome-ignore lint/performance/useDomNodeTextContent: with its line breaks, as it is read.
        text: () => content.current?.innerText ?? '',
        copied: t('copied'),
        failed: t('copyFailed'),
      }}
    >
      <div ref={content} className={styles.content}>
        <p className={styles.lead}>{t('lead')}</p>
        <Section title={t('overview')}>
          <Overview />
        </Section>
        <Section title={t('session')}>
          <SessionFacts />
        </Section>
        <Section title={t('subApps')}>
          <SubAppList subApps={useSubAppStates()} />
        </Section>
        <Section title={t('calls')}>
          <CallList />
        </Section>
        <Section title={t('config')}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
          <pre className={styles.config} tabIndex={0}>
            {shownConfig(getConfig())}
          </pre>
        </Section>
      </div>
    </DiagnosticsDrawer>
  )
}

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  )
}
