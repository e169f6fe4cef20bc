import type { SubAppName } from '@portal/protocol/systems'
import type { PortalBridge } from '@portal/sub-app-sdk/bridge'
import { PortalContext } from '@portal/sub-app-sdk/react'
import { MemoryRouter } from 'react-router-dom'
import { Appearance } from './appearance.tsx'
import { RouteSync } from './page/route-sync.tsx'
import { UnsavedInputKeeper } from './page/unsaved-input.tsx'
import { AppRoutes } from './routes.tsx'

interface AppProps {
  readonly bridge: PortalBridge
  readonly identity: SubAppName
  /** Where menus and dialogs are drawn, so that they are styled and go away with the page. */
  readonly popups: HTMLElement
}

/** One instance of a stand-in sub-app. The portal owns the address; inside, a router in memory keeps the place. */
export function App({ bridge, identity, popups }: AppProps) {
  return (
    <PortalContext value={bridge}>
      <Appearance identity={identity} popups={popups}>
        <MemoryRouter initialEntries={[bridge.initialPath]}>
          <RouteSync />
          <UnsavedInputKeeper>
            <AppRoutes identity={identity} />
          </UnsavedInputKeeper>
        </MemoryRouter>
      </Appearance>
    </PortalContext>
  )
}
