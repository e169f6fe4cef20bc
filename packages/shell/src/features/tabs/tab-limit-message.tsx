import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getConfig } from '../../lib/config/runtime-config.ts'
import styles from './tab-limit-message.module.css'

interface TabLimitMessageProps {
  /** Tabs that can be closed without losing input, the least recently used first. */
  readonly candidates: readonly { readonly key: string; readonly title: string }[]
  readonly onClose: () => void
  /** Called with the keys of the tabs to close before the refused page is opened again. */
  readonly onMakeRoom: (keys: readonly string[]) => void
}

/**
 * The documented message of a full list (specification §8), followed by the least recently used tabs, which can be
 * closed.
 */
export function TabLimitMessage({ candidates, onClose, onMakeRoom }: TabLimitMessageProps) {
  const { t } = useTranslation('frame')
  const [chosen, setChosen] = useState(() => candidates.slice(0, 1).map(({ key }) => key))
  const toggle = (key: string) =>
    setChosen(chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key])
  return (
    <>
      <p>{t('tabLimitText', { limit: getConfig().tabLimit })}</p>
      {candidates.length > 0 && (
        <fieldset className={styles.offer}>
          <legend>{t('leastUsedTabs')}</legend>
          {candidates.map(({ key, title }) => (
            <label key={key} title={title}>
              <input type="checkbox" checked={chosen.includes(key)} onChange={() => toggle(key)} />
              <span>{title}</span>
            </label>
          ))}
        </fieldset>
      )}
      <div className={styles.buttons}>
        <Button type={candidates.length > 0 ? 'default' : 'primary'} onClick={onClose}>
          {t('close')}
        </Button>
        {candidates.length > 0 && (
          <Button type="primary" disabled={chosen.length === 0} onClick={() => onMakeRoom(chosen)}>
            {t('makeRoom')}
          </Button>
        )}
      </div>
    </>
  )
}
