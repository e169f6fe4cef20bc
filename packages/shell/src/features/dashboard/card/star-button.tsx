import { StarFilled, StarOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import styles from './star-button.module.css'

interface StarButtonProps {
  /** Name of the page. */
  readonly name: string
  readonly isFavourite: boolean
  /** Told what the page is to be from now on. */
  readonly onToggle: (isFavourite: boolean) => void
}

/** Makes a page a favourite, or gives it up. */
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
      // A held key presses once, whatever star has the focus then.
      onKeyDown={(event) => event.key === 'Enter' && event.repeat && event.preventDefault()}
      onClick={() => onToggle(!isFavourite)}
    >
      {isFavourite ? <StarFilled aria-hidden /> : <StarOutlined aria-hidden />}
    </button>
  )
}
