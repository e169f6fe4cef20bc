import type { SystemMenu } from '@portal/protocol/entities/menu'
import type { SubAppLink } from '@portal/protocol/rules/sub-app-link'
import { noteLink } from '../../features/sub-apps/links/link-store.ts'
import { useTabs } from '../../features/tabs/tab-store.ts'
import { useUnsaved } from '../unsaved/unsaved-dialogs.tsx'
import { concerns } from '../unsaved/unsaved-tabs.ts'

/**
 * Notes or ends a link, after a question when unsaved input would be lost.
 * @param reload pages of the former place may be mounted, and are kept by their names: only a load of the portal is sure
 * to be rid of them
 */
export function useLinkChange(systems: readonly SystemMenu[], reload = () => window.location.reload()) {
  const { mayDiscard } = useUnsaved(systems)
  return async (link: SubAppLink) => {
    if (!(await mayDiscard(concerns.everyTab))) return
    useTabs.getState().inputDiscarded()
    noteLink(link)
    reload()
  }
}
