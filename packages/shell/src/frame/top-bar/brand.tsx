import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/paths.ts'
import { Link } from '../../lib/ui/link.tsx'
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
