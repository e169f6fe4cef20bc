import type { SubAppName } from '@portal/protocol/systems'
import { useLocation } from 'react-router-dom'
import { InfoPage } from './info-page.tsx'

/** Generated menu items of the backend lead below this path. */
export const generatedPages = '/pages/*'

/** The page of a generated menu item, which goes by its path. */
export function GeneratedPage({ identity }: { readonly identity: SubAppName }) {
  return <InfoPage identity={identity} path={useLocation().pathname} />
}
