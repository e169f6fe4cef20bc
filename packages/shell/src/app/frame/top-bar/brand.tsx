import { useTranslation } from 'react-i18next'
import { Mark } from '../../../brand/mark.tsx'
import { Link } from '../../../link.tsx'
import { paths } from '../../../paths.ts'

/** The company's sign and name, which lead home. */
export function Brand({ className }: { className: string | undefined }) {
  const { t } = useTranslation('frame')
  return (
    <Link to={paths.dashboard} className={className} aria-label={t('brand')}>
      <Mark size={28} />
      <span>{t('brand')}</span>
    </Link>
  )
}
