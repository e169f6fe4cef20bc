import type { PortalBridge } from '@portal/sub-app-sdk/bridge'
import { PortalContext, usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { MemoryRouter } from 'react-router-dom'
import { RouteSync } from './route-sync.tsx'
import { StartPage } from './start-page.tsx'

/** One instance of the sub-app: the portal owns the address, a router in memory keeps the place. */
export function App({ bridge }: { bridge: PortalBridge }) {
  return (
    <PortalContext.Provider value={bridge}>
      <Themed>
        <MemoryRouter initialEntries={[bridge.initialPath]}>
          <RouteSync />
          <StartPage />
        </MemoryRouter>
      </Themed>
    </PortalContext.Provider>
  )
}

function Themed({ children }: { children: React.ReactNode }) {
  const { theme } = usePortalSnapshot()
  return (
    <div className="__NAME__" data-theme={theme}>
      {children}
    </div>
  )
}
