import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { getConfig } from '../lib/config/runtime-config.ts'
import { useTexts } from '../lib/i18n/use-texts.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { paths } from '../lib/paths.ts'
import { mayShow, type PageTitle, type PortalRoute } from '../lib/routes.ts'
import { useSession } from '../session/session-store.ts'

interface RoutePageProps {
  readonly route: PortalRoute
  readonly children: ReactNode
}

/** A screen as the table of routes has it: shown to whom it may be shown, and titled (specification §2, §6). */
export function RoutePage({ route, children }: RoutePageProps) {
  const held = useSession((session) => session.user?.userRespList)
  const roles = (held ?? []).map(({ responsibilityCode }) => responsibilityCode)
  const restricted = getConfig().routeRoles?.[route.path] ?? route.roles
  // For a typed address the page says that it isn't permitted rather than that it doesn't exist (assumed).
  if (!mayShow(restricted ? { roles: restricted } : {}, roles))
    return <Navigate to={paths.unauthorized} replace />
  return (
    <>
      {route.title && <RouteTitle title={route.title} />}
      {children}
    </>
  )
}

function RouteTitle({ title }: { title: PageTitle }) {
  // Each title names a text of its namespace; the union of both is more than the compiler follows.
  const texts: Readonly<Partial<Record<string, unknown>>> = useTexts(title.namespace)
  usePageTitle(String(texts[title.key]))
  return null
}
