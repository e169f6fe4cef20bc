import { SearchOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import styles from './early-search.module.css'

/** What was typed before the search was there. */
export interface EarlyInput {
  readonly query: string
  /** Whether Enter was pressed: the first result is opened as soon as there is one. */
  readonly isEntered: boolean
}

export const noInput: EarlyInput = { query: '', isEntered: false }

interface EarlySearchProps {
  readonly onInput: (input: EarlyInput) => void
  readonly onClose: () => void
}

/** Takes what is typed while the search itself is loading, in the place where that will be. */
export function EarlySearch({ onInput, onClose }: EarlySearchProps) {
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
          onChange={({ target }) => onInput({ query: target.value, isEntered: false })}
          onBlur={onClose}
          onKeyDown={({ key, nativeEvent, currentTarget }) => {
            if (key === 'Escape') onClose()
            else if (key === 'Enter' && !nativeEvent.isComposing)
              onInput({ query: currentTarget.value, isEntered: true })
          }}
        />
      </div>
    </div>
  )
}
