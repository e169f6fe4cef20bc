import type { SystemMenu } from '@portal/protocol/entities/menu'
import type { SubAppTab } from '@portal/sub-app-host/bridge/sub-app-services'
import { fakeHost } from '@portal/sub-app-host/testing/fake-host'
import { fakeServices } from '@portal/sub-app-host/testing/fake-services'
import type { PortalBridge } from '@portal/sub-app-sdk/bridge'
import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { setDemoConfig } from '../../../lib/config/testing/demo-config.ts'
import { translationReady } from '../../../lib/i18n/translation.ts'
import { SubAppArea } from '../sub-app-area.tsx'

export const tabOf = (tabId: string, change: Partial<SubAppTab> = {}): SubAppTab => ({
  tabId,
  app: 'oms',
  path: `/${tabId}`,
  isDirty: false,
  refreshes: 0,
  ...change,
})

/** The area with a hosting library in memory, in which two pages live at most. */
export function showArea({ systems = [] }: { readonly systems?: readonly SystemMenu[] } = {}) {
  setDemoConfig()
  const { open, apps, latest } = fakeHost()
  const { services } = fakeServices()
  const area = (tabs: readonly SubAppTab[], activeTabId: string) => (
    <Suspense>
      <SubAppArea {...{ tabs, activeTabId, services, open, systems }} maxLive={2} />
    </Suspense>
  )
  const { rerender } = render(area([], ''))
  const show = (tabs: readonly SubAppTab[], activeTabId: string) =>
    act(async () => {
      await translationReady()
      rerender(area(tabs, activeTabId))
    })
  // The host puts it there; the fake hosting library accepts any properties.
  const bridge = () => latest().props.portalBridge as PortalBridge
  return { apps, latest, services, show, bridge }
}

export const visiblePages = () => screen.queryAllByRole('region').map(({ textContent }) => textContent)
