import { SearchOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import styles from './early-search.module.css'

interface EarlySearchProps {
  readonly query: string
  /** What an input method or a paste has made of the query; keys are caught before they come here. */
  readonly onInput: (query: string) => void
  readonly onClose: () => void
}

/** Takes what is typed while the search itself is loading, in the place where that will be. */
export function EarlySearch({ query, onInput, onClose }: EarlySearchProps) {
  const { t } = useTranslation('frame')
  return (
    <div className={styles.layer}>
      <div className={styles.field}>
        <SearchOutlined aria-hidden />
        <input
          // biome-ignore lint/a11y/noAutofocus: users open the search in order to type.
          autoFocus
          type="search"
          autoComplete="off"
          spellCheck={false}
          aria-label={t('searchMenus')}
          value={query}
          onChange={({ target }) => onInput(target.value)}
          onBlur={onClose}
          onKeyDown={({ key }) => {
            if (key === 'Escape') onClose()
          }}
        />
      </div>
    </div>
  )
}
