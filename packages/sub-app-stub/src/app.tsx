import type { SpecifiedSubApp } from '@portal/protocol/systems'
import type { PortalBridge } from '@portal/sub-app-sdk/bridge'
import { PortalContext, usePortal } from '@portal/sub-app-sdk/react'
import { useEffect } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { Appearance } from './appearance.tsx'
import { DecisionKeeper } from './approvals/decision-keeper.tsx'
import { UnsavedInputKeeper } from './page/unsaved-input.tsx'
import { AppRoutes } from './routes.tsx'

/** Reports the page's path to the portal, and navigates when the portal asks. */
function RouteSync() {
  const portal = usePortal()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => portal.onRouteChange(pathname + search), [portal, pathname, search])
  useEffect(() => portal.on('routeRequested', (path) => void navigate(path)), [portal, navigate])
  return null
}

interface AppProps {
  readonly bridge: PortalBridge
  readonly identity: SpecifiedSubApp
}

/** One instance of a stand-in sub-app. The portal owns the address; inside is a memory router. */
export function App({ bridge, identity }: AppProps) {
  return (
    <PortalContext value={bridge}>
      <Appearance identity={identity}>
        <MemoryRouter initialEntries={[bridge.initialPath]}>
          <RouteSync />
          <UnsavedInputKeeper>
            <DecisionKeeper>
              <AppRoutes identity={identity} />
            </DecisionKeeper>
          </UnsavedInputKeeper>
        </MemoryRouter>
      </Appearance>
    </PortalContext>
  )
}
