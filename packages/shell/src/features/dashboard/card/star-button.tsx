import { StarFilled, StarOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import styles from './star-button.module.css'

interface StarButtonProps {
  /** Name of the page. */
  readonly name: string
  readonly isFavourite: boolean
  /** Called with the new state. */
  readonly onToggle: (isFavourite: boolean) => void
}

/** Adds or removes a favourite. */
export function StarButton({ name, isFavourite, onToggle }: StarButtonProps) {
  const { t } = useTranslation('home')
  const label = isFavourite ? t('favourites.remove', { name }) : t('favourites.add', { name })
  return (
    <button
      type="button"
      className={styles.star}
      data-favourite={isFavourite}
      aria-label={label}
      title={label}
      // A held key presses once, even if the focus moves to another star.
      onKeyDown={(event) => event.key === 'Enter' && event.repeat && event.preventDefault()}
      onClick={() => onToggle(!isFavourite)}
    >
      {isFavourite ? <StarFilled aria-hidden /> : <StarOutlined aria-hidden />}
    </button>
  )
}
