import { SearchOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import styles from './early-search.module.css'

interface EarlySearchProps {
  readonly query: string
  /** Composed or pasted text; other keys are caught earlier. */
  readonly onInput: (query: string) => void
  readonly onClose: () => void
}

/** Shown in place of the search while it loads, and takes the input. */
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
