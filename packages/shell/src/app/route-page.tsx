import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import type { PageTitle, PortalRoute } from '../lib/feature.ts'
import { useTexts } from '../lib/i18n/use-texts.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { isShownTo } from '../lib/route-access.ts'
import { paths } from '../lib/routes.ts'
import { useSession } from '../session/session-store.ts'

interface RoutePageProps {
  readonly route: PortalRoute
  readonly children: ReactNode
}

/** A screen as its feature declares it: with its title, and only for users who may see it (specification §2, §6). */
export function RoutePage({ route, children }: RoutePageProps) {
  const held = useSession((session) => session.user?.userRespList)
  const takesOver = useSession((session) => session.takesOver)
  // For a typed address the page says "not permitted" rather than "not found" (assumed).
  if (!isShownTo(route, held))
    return <Navigate to={takesOver ? paths.dashboard : paths.unauthorized} replace />
  return (
    <>
      {route.title && <RouteTitle title={route.title} />}
      {children}
    </>
  )
}

function RouteTitle({ title }: { title: PageTitle }) {
  // Each title is a key of its namespace; the compiler can't follow the union of both.
  const texts: Readonly<Partial<Record<string, unknown>>> = useTexts(title.namespace)
  usePageTitle(String(texts[title.key]))
  return null
}
