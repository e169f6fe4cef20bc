import type { SystemMenu } from '@portal/protocol/entities/menu'
import { menuKey } from '@portal/protocol/rules/ids'
import { useTranslation } from 'react-i18next'
import { prefetchSubApp } from '../../features/sub-apps/host/prefetch-sub-app.ts'
import { getConfig } from '../../lib/config/runtime-config.ts'
import { systemRule } from '../../lib/config/systems.ts'
import { showToast } from '../../lib/ui/toasts.ts'
import type { MenuNavigation } from '../../menu/menu-navigation.ts'
import { menuTarget } from '../../menu/menu-path.ts'
import { noteMenuUse, noteRecentMenu } from '../../menu/menu-use.ts'
import { ssoWindowCall } from '../../session/api.ts'
import { sessionController } from '../../session/session-controller.ts'
import { useSession } from '../../session/session-store.ts'
import { openWindow, systemWindowAddress } from '../location/system-window.ts'
import type { TabNavigation } from '../tabs/tab-navigation.tsx'

/**
 * Opens another system, signed in, in its own window (specification §6): with a confirmed certificate or not at all.
 */
function useSystemWindow(): (systemCode: string, path?: string) => void {
  const { t } = useTranslation('session')
  return (systemCode, path) => {
    const { certificate } = useSession.getState()
    if (!certificate) return
    // A window must open synchronously in the click: it can't wait for the certificate to be confirmed.
    if (sessionController.settled()) showToast({ kind: 'info', text: t('checking.wait'), seconds: 5 })
    else {
      const { apiBase } = getConfig()
      const where = { apiBase, certificate, systemCode, path }
      openWindow(systemWindowAddress(ssoWindowCall(), where))
    }
  }
}

/** What choosing something in any menu does (specification §2, §6). */
export function useMenuActions(
  openSubApp: TabNavigation['openSubApp'],
  chooseSystem: (system: SystemMenu) => void,
): Required<MenuNavigation> {
  const { t } = useTranslation('frame')
  const refuse = (text: string) => showToast({ kind: 'error', text, seconds: 5 })

  const openSystemWindow = useSystemWindow()

  return {
    nearMenu: (systemCode) => {
      const rule = systemRule(systemCode)
      if (rule.opens === 'inside') void prefetchSubApp(rule.app)
    },
    openSystem: (system) => {
      if (systemRule(system.systemCode).opens === 'window') openSystemWindow(system.systemCode)
      else chooseSystem(system)
    },
    openMenu: (systemCode, item) => {
      const { user } = useSession.getState()
      const { menuId, menuCode } = item
      const target = menuTarget(systemCode, item)
      if (user && menuId !== undefined && menuCode !== undefined) {
        const key = menuKey(systemCode, { ...item, menuId, menuCode })
        noteRecentMenu(user.userId, key)
        if (target.kind === 'sub-app') noteMenuUse(user.userId, key)
      }
      if (target.kind === 'external') openWindow(target.url)
      else if (target.kind === 'system-window') openSystemWindow(target.systemCode, target.path)
      else if (target.kind === 'refused') refuse(t('badMenuAddress', { address: target.address }))
      else if (openSubApp({ ...target, title: item.menuName }) === 'refused-permission')
        refuse(t('noPermission'))
    },
  }
}
