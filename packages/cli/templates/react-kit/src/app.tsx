import type { PortalBridge } from '@portal/sub-app-sdk/bridge'
import { PortalContext } from '@portal/sub-app-sdk/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { Appearance } from './appearance.tsx'
import { OrderDetail } from './order-detail.tsx'
import { OrderList } from './order-list.tsx'
import { RouteSync } from './route-sync.tsx'

/** One instance of the sub-app: the portal owns the address, a router in memory keeps the place. */
export function App({ bridge }: { readonly bridge: PortalBridge }) {
  return (
    <PortalContext.Provider value={bridge}>
      <Appearance>
        <MemoryRouter initialEntries={[bridge.initialPath]}>
          <RouteSync />
          <Routes>
            {/* Whichever menu item leads here, its last part may be the number of an order. */}
            <Route path="*" element={<OrderList />} />
            <Route path="/orders/ceramic/:orderNo" element={<OrderDetail />} />
          </Routes>
        </MemoryRouter>
      </Appearance>
    </PortalContext.Provider>
  )
}
