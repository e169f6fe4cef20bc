import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'
import { Mark } from '../../lib/ui/mark.tsx'

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
