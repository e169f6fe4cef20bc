import type { Position, Responsibility } from '@portal/protocol/entities/user'
import { positionKey } from '@portal/protocol/rules/ids'
import { useQueryClient } from '@tanstack/react-query'
import { useTabs } from '../../features/tabs/tab-store.ts'
import { getConfig } from '../../lib/config/runtime-config.ts'
import { loadDepartments } from '../../session/queries.ts'
import { sessionController } from '../../session/session-controller.ts'
import { useSession } from '../../session/session-store.ts'
import { useDialogs, useUnsaved } from './unsaved-dialogs.tsx'
import { tabFilters } from './unsaved-tabs.ts'

/** Resolves with whether the session continues unchanged. */
const sessionContinues = async (): Promise<boolean> => (await sessionController.settled()) ?? true

/**
 * Session actions in the top bar, each with a question if unsaved input would be lost. Choices are stored for the whole
 * browser, so they wait while the session's owner is unknown.
 */
export function useSessionSteps() {
  const { unsavedIn, mayDiscard, maySwitch } = useUnsaved()
  const { askToSignOut } = useDialogs()
  const queries = useQueryClient()

  return {
    unsavedAtSignOut: () => unsavedIn(tabFilters.everyTab),
    async leave() {
      if (await askToSignOut(unsavedIn(tabFilters.everyTab))) sessionController.signOut()
    },
    /** `reload` reloads the portal, unless the caller continues at another address. */
    async switchResponsibility(responsibility: Responsibility, reload = () => window.location.reload()) {
      if (!(await mayDiscard(tabFilters.everyTab)) || !(await sessionContinues())) return
      useTabs.getState().inputDiscarded()
      // Storing it notifies the sub-apps; the reload restarts everything with the new choice (specification §4).
      useSession.getState().responsibilitySwitched(responsibility)
      reload()
    },
    /** Resolves with false when the user keeps unsaved input instead. */
    async switchPosition(position: Position) {
      const { position: former } = useSession.getState()
      if (former && positionKey(position) === positionKey(former)) return true
      const concern = tabFilters.tabsOf('oms', getConfig().childRoot)
      if (!(await maySwitch(concern)) || !(await sessionContinues())) return false
      useSession.getState().positionSwitched(position)
      return true
    },
    /** Resolves with false when the user keeps unsaved input instead; rejects when the menus fail. */
    async chooseDepartments(codes: readonly string[]) {
      if (!(await maySwitch(tabFilters.everyTab)) || !(await sessionContinues())) return false
      return loadDepartments(queries, codes)
    },
  }
}
