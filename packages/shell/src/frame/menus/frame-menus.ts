import type { SystemMenu } from '@portal/protocol/entities/menu'
import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { SidebarState } from '../../features/sidebar/sidebar-state.ts'
import { useSidebar } from '../../features/sidebar/sidebar-store.ts'
import { systemRule } from '../../lib/config/runtime-config.ts'
import { useScreenWidth } from '../../lib/screen-width.ts'
import { findSystem } from '../../menu/menu-tree.ts'
import { useSystems } from '../frame-data.tsx'

/** Whether the sidebar can show a system's menu; a system with a window of its own shows its menu there. */
const showsInside = (system: SystemMenu | undefined): boolean =>
  system !== undefined && !system.disabled && systemRule(system.systemCode).opens === 'inside'

/**
 * The system whose menu the sidebar shows: the one chosen since the page's system last changed, else the page's own,
 * else the previous one, else the first embedded one.
 */
export function useShownSystem(systemOfPage: string | undefined) {
  const systems = useSystems()
  const [shown, setShown] = useState({ code: systemOfPage, forPage: systemOfPage })
  if (shown.forPage !== systemOfPage) setShown({ code: systemOfPage ?? shown.code, forPage: systemOfPage })

  const chosen = findSystem(systems, shown.code ?? '')
  return {
    system: showsInside(chosen) ? chosen : systems.find(showsInside),
    choose: ({ systemCode }: SystemMenu) => setShown({ code: systemCode, forPage: systemOfPage }),
  }
}

/** Keeps the sidebar in step with the screen and the address (specification §4). */
export function useFrameSidebar(): SidebarState {
  const screenWidth = useScreenWidth()
  const { key } = useLocation()
  const device = useSidebar((state) => state.device)
  const opened = useSidebar((state) => state.opened)
  const { resized, navigated } = useSidebar.getState()
  useEffect(() => resized(screenWidth), [resized, screenWidth])
  useEffect(() => navigated(key), [navigated, key])
  return useMemo(() => ({ device, opened }), [device, opened])
}
