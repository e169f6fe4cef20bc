import { useTranslation } from 'react-i18next'
import { getConfig } from '../../lib/config/runtime-config.ts'
import { useOwnText } from '../../lib/i18n/use-texts.ts'
import { paths } from '../../lib/routes.ts'
import { Link } from '../../lib/ui/link.tsx'
import { Mark } from '../../lib/ui/mark.tsx'

/** The logo and the name of the portal, which lead home. */
export function Brand({ className }: { className: string | undefined }) {
  const { t } = useTranslation('frame')
  const product = useOwnText(getConfig().branding?.product) ?? t('brand')
  return (
    <Link to={paths.dashboard} className={className} aria-label={product}>
      <Mark size={28} />
      <span>{product}</span>
    </Link>
  )
}
