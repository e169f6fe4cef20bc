import { NotFoundPage } from '../features/error-pages/error-pages.tsx'
import { routes } from '../lib/routes.ts'
import { RoutePage } from './route-page.tsx'

/** Where an address before the frame leads that shows nothing by itself, e.g. the one that a sign-on comes back to. */
export function UnknownPage() {
  return (
    <RoutePage route={routes.notFound}>
      <NotFoundPage />
    </RoutePage>
  )
}
