import { useEffect, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type { SidebarState } from '../../features/sidebar/sidebar-state.ts'
import { useSidebar } from '../../features/sidebar/sidebar-store.ts'
import { useScreenWidth } from '../use-screen-width.ts'

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
