import { CloseOutlined, DownOutlined, LoadingOutlined } from '@ant-design/icons'
import type { Organization } from '@portal/protocol/entities/menu'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './closed-picker.module.css'

interface ClosedPickerProps {
  readonly chosen: readonly Organization[]
  readonly isLoading: boolean
  /** Somebody is about to open it. */
  readonly onNear: () => void
  readonly onOpen: () => void
  readonly onRemove: (code: string) => void
}

/** The department picker before it is opened for the first time: looks and is named like the one that takes its place. */
export function ClosedPicker({ chosen, isLoading, onNear, onOpen, onRemove }: ClosedPickerProps) {
  const { t } = useTranslation('frame')
  const [first, ...others] = chosen
  const Arrow = isLoading ? LoadingOutlined : DownOutlined
  const hidden = `+${others.length}`

  function onClick({ target }: MouseEvent) {
    const isRemoval = target instanceof Element && target.closest(`.${styles.remove}`) !== null
    if (first && isRemoval) onRemove(first.orgCode)
    else onOpen()
  }

  return (
    <button
      type="button"
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      aria-label={t('departments')}
      className={styles.picker}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={onClick}
      onKeyDown={({ key }) => {
        if (key === 'ArrowDown' || key === 'ArrowUp') onOpen()
        else if (key === 'Backspace' && first) onRemove(chosen.at(-1)?.orgCode ?? first.orgCode)
      }}
    >
      {first ? (
        <span className={styles.tag} title={first.orgName}>
          <span className={styles.name}>{first.orgName}</span>
          <span className={styles.remove} aria-hidden>
            <CloseOutlined />
          </span>
        </span>
      ) : (
        <span className={styles.placeholder}>{t('departments')}</span>
      )}
      {others.length > 0 && (
        <span className={styles.tag} title={hidden}>
          <span className={styles.name}>{hidden}</span>
        </span>
      )}
      <Arrow className={styles.arrow ?? ''} aria-hidden />
    </button>
  )
}
