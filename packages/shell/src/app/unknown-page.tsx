import { NotFoundPage, notFound } from '../features/error-pages/error-pages.tsx'
import { RoutePage } from './route-page.tsx'

/** Where an address before the frame leads that shows nothing itself, e.g. the return address of a sign-on. */
export function UnknownPage() {
  return (
    <RoutePage route={notFound}>
      <NotFoundPage />
    </RoutePage>
  )
}
