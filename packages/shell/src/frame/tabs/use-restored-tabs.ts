import type { SystemMenu } from '@portal/protocol/entities/menu'
import type { Tab } from '@portal/protocol/rules/tabs'
import { useState } from 'react'
import { useTabs } from '../../features/tabs/tab-store.ts'
import { getConfig } from '../../lib/config/runtime-config.ts'
import { ownPageOf } from '../location/own-pages.ts'
import { permittingPage } from '../location/page-permission.ts'
import { parseSubAppAddress } from '../location/sub-app-address.ts'

/** Whether the user may still open what a stored tab shows. */
function mayOpen(tab: Tab, systems: readonly SystemMenu[]): boolean {
  const own = ownPageOf(tab.url)
  if (own) return own.key === tab.key
  const page = parseSubAppAddress(getConfig().childRoot, tab.url)
  return page !== undefined && permittingPage(systems, page) !== undefined
}

/**
 * Restores the tabs of this browser tab, once for a frame and before anything of it is drawn that shows tabs: else all of
 * that would be drawn twice.
 */
export function useRestoredTabs(systems: readonly SystemMenu[]): void {
  useState(() => useTabs.getState().restored((tab) => mayOpen(tab, systems)))
}
