import type { Page } from '../../lib/feature.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { paths } from '../../lib/routes.ts'
import { Link } from '../../lib/ui/link.tsx'
import styles from './error-screen.module.css'
import { ErrorScreen } from './error-screen.tsx'

/** `/404`: where every unknown path leads (specification §2). */
export function NotFoundPage() {
  const texts = useTexts('errors')
  return (
    <ErrorScreen sign="404" title={texts.notFound} hint={texts.notFoundHint}>
      <HomeLink />
    </ErrorScreen>
  )
}

/** `/401`: a page that the user's responsibilities don't permit. */
export function UnauthorizedPage() {
  const texts = useTexts('errors')
  return (
    <ErrorScreen sign="401" title={texts.unauthorized} hint={texts.unauthorizedHint}>
      <HomeLink />
    </ErrorScreen>
  )
}

function HomeLink() {
  const texts = useTexts('errors')
  return (
    <Link className={styles.action} to={paths.dashboard}>
      {texts.home}
    </Link>
  )
}

export const notFound: Page = {
  path: paths.notFound,
  title: { namespace: 'errors', key: 'notFound' },
  Screen: NotFoundPage,
}

export const unauthorized: Page = {
  path: paths.unauthorized,
  title: { namespace: 'errors', key: 'unauthorized' },
  Screen: UnauthorizedPage,
}
