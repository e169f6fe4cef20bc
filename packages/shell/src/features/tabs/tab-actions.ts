import { isBeside, type Tab } from '@portal/protocol/rules/tabs'
import type { TFunction } from 'i18next'

/** The user's actions on tabs; the frame carries them out, since the address changes with them. */
export interface TabActions {
  readonly go: (key: string) => void
  readonly refresh: (key: string) => void
  readonly pin: (key: string, isPinned: boolean) => void
  readonly openWindow: (key: string) => void
  readonly close: (key: string) => void
  readonly closeBeside: (key: string, side: 'left' | 'right') => void
  readonly closeOthers: (key: string) => void
  readonly closeAll: () => void
}

/**
 * The menu of a tab: close, close others, close all (specification §2), then further actions (assumed).
 * @param tabs the whole row
 */
export function tabMenu(t: TFunction<'frame'>, tabs: readonly Tab[], tab: Tab, actions: TabActions) {
  const { key, affixed = false, pinned = false } = tab
  const closesBeside = (side: 'left' | 'right') => tabs.some(isBeside(tabs, key, side))
  return [
    { key: 'close', label: t('closeTab'), disabled: affixed, onClick: () => actions.close(key) },
    { key: 'closeOthers', label: t('closeOtherTabs'), onClick: () => actions.closeOthers(key) },
    { key: 'closeAll', label: t('closeAllTabs'), onClick: actions.closeAll },
    { type: 'divider' as const },
    { key: 'refresh', label: t('refreshTab'), onClick: () => actions.refresh(key) },
    {
      key: 'pin',
      label: t(pinned ? 'unpinTab' : 'pinTab'),
      disabled: affixed,
      onClick: () => actions.pin(key, !pinned),
    },
    { key: 'window', label: t('openTabWindow'), onClick: () => actions.openWindow(key) },
    {
      key: 'closeLeft',
      label: t('closeTabsLeft'),
      disabled: !closesBeside('left'),
      onClick: () => actions.closeBeside(key, 'left'),
    },
    {
      key: 'closeRight',
      label: t('closeTabsRight'),
      disabled: !closesBeside('right'),
      onClick: () => actions.closeBeside(key, 'right'),
    },
  ]
}
