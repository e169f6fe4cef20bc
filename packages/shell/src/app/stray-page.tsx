import { NotFoundPage } from '../features/error-pages/error-pages.tsx'
import { RoutePage } from './route-page.tsx'
import { routes } from './routes.ts'

/** Where an address before the frame leads that shows nothing by itself, e.g. the one that a sign-on comes back to. */
export function StrayPage() {
  return (
    <RoutePage route={routes.notFound}>
      <NotFoundPage />
    </RoutePage>
  )
}
