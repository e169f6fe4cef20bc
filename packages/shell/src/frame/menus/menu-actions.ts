import type { SystemMenu } from '@portal/protocol/entities/menu'
import { menuKey } from '@portal/protocol/rules/ids'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { prefetchSubApp } from '../../features/sub-apps/prefetch/prefetch-sub-app.ts'
import { systemRule } from '../../lib/config/runtime-config.ts'
import { showToast } from '../../lib/ui/toasts.ts'
import type { MenuNavigation } from '../../menu/menu-navigation.ts'
import { menuTarget } from '../../menu/menu-target.ts'
import { noteRecentMenu } from '../../menu/recent-menus.ts'
import { sessionController } from '../../session/session-controller.ts'
import { useSession } from '../../session/session-store.ts'
import { openSystemWindow, openWindow } from '../location/system-window.ts'
import type { TabNavigation } from '../tabs/tab-navigation.tsx'

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
