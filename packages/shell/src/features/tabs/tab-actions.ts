import type { Tab } from '@portal/protocol/rules/tabs'
import type { TFunction } from 'i18next'

/** The user's actions on tabs; the frame carries them out, since the address changes with them. */
export interface TabActions {
  readonly go: (key: string) => void
  readonly refresh: (key: string) => void
  readonly close: (key: string) => void
  readonly closeOthers: (key: string) => void
  readonly closeAll: () => void
}

/** The context menu of a tab: close, close others, close all (specification §2). */
export const contextItems = (
  t: TFunction<'frame'>,
  tab: Tab,
  { close, closeOthers, closeAll }: TabActions,
) => [
  { key: 'close', label: t('closeTab'), disabled: tab.affixed === true, onClick: () => close(tab.key) },
  { key: 'closeOthers', label: t('closeOtherTabs'), onClick: () => closeOthers(tab.key) },
  { key: 'closeAll', label: t('closeAllTabs'), onClick: closeAll },
]
