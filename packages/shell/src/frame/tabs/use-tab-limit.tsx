import type { Tab } from '@portal/protocol/rules/tabs'
import { useTranslation } from 'react-i18next'
import { TabLimitMessage } from '../../features/tabs/tab-limit-message.tsx'
import { useTabs } from '../../features/tabs/tab-store.ts'
import { leastRecentlyUsed } from '../../features/tabs/tab-use.ts'
import { dialogsReady } from '../../lib/ui/dialogs.ts'
import { closedByButtonOnly } from '../unsaved/unsaved-dialogs.tsx'

/** Tabs that are offered for closing at most. */
const offered = 5

/** The message that stands: of several pages in a row, e.g. by the browser's own keys, the last one is asked about. */
let shown: { readonly destroy: () => void } | undefined

/** Tells that no further tab can be opened (specification §8); `openAgain` runs once the user has made room. */
export function useTabLimit(titleOf: (tab: Tab) => string): (openAgain: () => void) => void {
  const { t } = useTranslation('frame')
  return async (openAgain) => {
    const { modal } = await dialogsReady()
    const candidates = leastRecentlyUsed(useTabs.getState(), offered)
    shown?.destroy()
    const dialog = modal.error({
      ...closedByButtonOnly,
      title: t('tabLimitTitle'),
      footer: null,
      content: (
        <TabLimitMessage
          candidates={candidates.map((tab) => ({ key: tab.key, title: titleOf(tab) }))}
          onClose={() => dialog.destroy()}
          onMakeRoom={(keys) => {
            dialog.destroy()
            // A page may have got unsaved input meanwhile.
            const mayGo = leastRecentlyUsed(useTabs.getState(), Number.POSITIVE_INFINITY)
            for (const { key } of mayGo) if (keys.includes(key)) useTabs.getState().closed(key)
            openAgain()
          }}
        />
      ),
    })
    shown = dialog
  }
}
