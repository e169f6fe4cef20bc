import { CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { getConfig } from '../../lib/config/runtime-config.ts'
import styles from './tab-limit-message.module.css'

interface TabLimitMessageProps {
  /** Tabs that can be closed without losing input, the least recently used first. */
  readonly candidates: readonly { readonly key: string; readonly title: string }[]
  readonly onClose: () => void
  /** Called with the key of the tab to close before the refused page is opened again. */
  readonly onMakeRoom: (key: string) => void
}

/**
 * The documented message of a full list with its one button (specification §8), and between them the least recently
 * used tabs: choosing one closes it and opens the page.
 */
export function TabLimitMessage({ candidates, onClose, onMakeRoom }: TabLimitMessageProps) {
  const { t } = useTranslation('frame')
  return (
    <>
      <p>{t('tabLimitText', { limit: getConfig().tabLimit })}</p>
      {candidates.length > 0 && (
        <fieldset className={styles.offer}>
          <legend>{t('leastUsedTabs')}</legend>
          {candidates.map(({ key, title }) => (
            <button
              key={key}
              type="button"
              title={title}
              aria-label={t('closeNamedTab', { title })}
              onClick={() => onMakeRoom(key)}
            >
              <span>{title}</span>
              <CloseOutlined aria-hidden />
            </button>
          ))}
        </fieldset>
      )}
      <div className={styles.buttons}>
        <Button type="primary" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </>
  )
}
