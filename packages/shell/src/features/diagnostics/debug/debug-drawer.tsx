import { Button, Drawer } from 'antd'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { getConfig } from '../../../lib/config/runtime-config.ts'
import { copyAndTell } from '../../../lib/ui/copy-text.ts'
import { CallList } from './call-list.tsx'
import styles from './debug.module.css'
import { shownConfig } from './debug-facts.ts'
import { Overview, SessionFacts } from './facts.tsx'
import { SubAppList, type SubAppState } from './sub-app-list.tsx'

interface DebugDrawerProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly subApps: readonly SubAppState[]
}

/** What testers put into a bug report: versions, session, sub-apps, last calls and configuration (specification §2). */
export function DebugDrawer({ open, onClose, subApps }: DebugDrawerProps) {
  const { t } = useTranslation('debug')
  const content = useRef<HTMLDivElement>(null)

  const copy = () =>
    // biome-ignore lint/performance/useDomNodeTextContent: with its line breaks, as it is read.
    copyAndTell(content.current?.innerText ?? '', { copied: t('copied'), failed: t('copyFailed') })

  return (
    <Drawer
      open={open}
      onClose={onClose}
      size={640}
      title={t('title')}
      footer={
        <Button block onClick={() => void copy()}>
          {t('copy')}
        </Button>
      }
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
          <SubAppList subApps={subApps} />
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
    </Drawer>
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
