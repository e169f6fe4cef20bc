import { Button, Collapse, Drawer, Empty } from 'antd'
import { useTranslation } from 'react-i18next'
import { useErrorLog } from '../../../lib/errors/error-log.ts'
import { copyAndTell } from '../../../lib/ui/copy-text.ts'
import { EntryDetails, EntrySummary } from './entry.tsx'
import styles from './error-log.module.css'
import { errorReport } from './error-report.ts'

interface ErrorLogDrawerProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** What went wrong in this session: message, info, url and stack, with a clear-all action (specification §8). */
export function ErrorLogDrawer({ open, onClose }: ErrorLogDrawerProps) {
  const { t } = useTranslation('error-log')
  const { entries, cleared } = useErrorLog()

  const copy = () =>
    copyAndTell(errorReport(entries, navigator.userAgent), { copied: t('copied'), failed: t('copyFailed') })

  return (
    <Drawer
      open={open}
      onClose={onClose}
      size={640}
      title={t('title')}
      classNames={{ body: styles.body ?? '' }}
      footer={
        entries.length > 0 && (
          <div className={styles.actions}>
            <Button danger onClick={cleared}>
              {t('clear')}
            </Button>
            <Button type="primary" onClick={() => void copy()}>
              {t('copy')}
            </Button>
          </div>
        )
      }
    >
      {entries.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('empty')}>
          <p className={styles.lead}>{t('emptyHint')}</p>
        </Empty>
      ) : (
        <>
          <p className={styles.lead}>{t('lead')}</p>
          <Collapse
            className={styles.entries ?? ''}
            items={entries.map((entry) => ({
              key: `${entry.firstAt} ${entry.app} ${entry.message}`,
              label: <EntrySummary entry={entry} />,
              children: <EntryDetails entry={entry} />,
            }))}
          />
        </>
      )}
    </Drawer>
  )
}
