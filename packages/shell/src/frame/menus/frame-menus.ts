import type { SystemMenu } from '@portal/protocol/entities/menu'
import { menuKey } from '@portal/protocol/rules/ids'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { type SidebarState, useSidebar } from '../../features/sidebar/sidebar-store.ts'
import { prefetchSubApp } from '../../features/sub-apps/prefetch/prefetch-sub-app.ts'
import { systemRule } from '../../lib/config/runtime-config.ts'
import { useScreenWidth } from '../../lib/screen-width.ts'
import { showToast } from '../../lib/ui/toasts.ts'
import type { MenuNavigation } from '../../menu/menu-navigation.ts'
import { menuTarget } from '../../menu/menu-target.ts'
import { findSystem } from '../../menu/menu-tree.ts'
import { noteRecentMenu } from '../../menu/recent-menus.ts'
import { sessionController } from '../../session/session-controller.ts'
import { useSession } from '../../session/session-store.ts'
import { useSystems } from '../frame-data.tsx'
import { openSystemWindow, openWindow } from '../location/system-window.ts'
import type { TabNavigation } from '../tabs/tab-navigation.tsx'

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

/**
 * Opens another system, signed in, in its own window (specification §6): with a confirmed certificate or not at all.
 */
function useOpenSystem(): (systemCode: string, path?: string) => void {
  const { t } = useTranslation('session')
  return (systemCode, path) => {
    // A window must open synchronously in the click: it can't wait for the certificate to be confirmed.
    if (sessionController.settled()) showToast({ kind: 'info', text: t('checking.wait'), seconds: 5 })
    else void openSystemWindow({ systemCode, path })
  }
}

/** What choosing something in any menu does (specification §2, §6). */
export function useMenuActions(
  openSubApp: TabNavigation['openSubApp'],
  chooseSystem: (system: SystemMenu) => void,
): Required<MenuNavigation> {
  const { t } = useTranslation('frame')
  const refuse = (text: string) => showToast({ kind: 'error', text, seconds: 5 })

  const navigate = useNavigate()
  const openSystem = useOpenSystem()

  return {
    onMenuHover: (systemCode) => {
      const rule = systemRule(systemCode)
      if (rule.opens === 'inside') void prefetchSubApp(rule.app)
    },
    openSystem: (system) => {
      if (systemRule(system.systemCode).opens === 'window') openSystem(system.systemCode)
      else chooseSystem(system)
    },
    openMenu: (systemCode, item) => {
      const { user } = useSession.getState()
      const { menuId, menuCode } = item
      const target = menuTarget(systemCode, item)
      if (user && menuId !== undefined && menuCode !== undefined)
        noteRecentMenu(user.userId, menuKey(systemCode, { ...item, menuId, menuCode }))
      if (target.kind === 'external') openWindow(target.url)
      else if (target.kind === 'system-window') openSystem(target.systemCode, target.path)
      else if (target.kind === 'portal') void navigate(target.path)
      else if (target.kind === 'refused')
        refuse(t('badMenuAddress', { address: target.address, reason: t(`menuRefusals.${target.reason}`) }))
      else if (openSubApp({ ...target, title: item.menuName }) === 'refused-permission')
        refuse(t('noPermission'))
    },
  }
}
