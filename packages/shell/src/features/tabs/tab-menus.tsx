import { DownOutlined } from '@ant-design/icons'
import type { Tab } from '@portal/protocol/rules/tabs'
import { Button } from 'antd'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { KeyboardDropdown } from '../../lib/ui/keyboard-dropdown.tsx'
import type { TabActions } from './tab-bar.tsx'

type Translate = TFunction<'frame'>

/** What a right click on a tab offers: close, close others, close all (specification §2). */
export const contextItems = (t: Translate, tab: Tab, { close, closeOthers, closeAll }: TabActions) => [
  { key: 'close', label: t('closeTab'), disabled: tab.affixed === true, onClick: () => close(tab.key) },
  { key: 'closeOthers', label: t('closeOtherTabs'), onClick: () => closeOthers(tab.key) },
  { key: 'closeAll', label: t('closeAllTabs'), onClick: closeAll },
]

interface PageActionsProps {
  readonly tabs: readonly Tab[]
  readonly activeKey: string
  readonly actions: TabActions
  readonly onMove: (key: string, place: number) => void
}

/** The same for the page on the screen, with refreshing it, and moving its tab for whoever can't drag it. */
export function PageActions({ tabs, activeKey, actions, onMove }: PageActionsProps) {
  const { t } = useTranslation('frame')
  const place = tabs.findIndex((tab) => tab.key === activeKey)
  const active = tabs[place]
  const moves = active !== undefined && !active.affixed
  const items = [
    { key: 'refresh', label: t('refreshTab'), disabled: !active, onClick: () => actions.refresh(activeKey) },
    ...(active
      ? contextItems(t, active, actions)
      : [{ key: 'closeAll', label: t('closeAllTabs'), onClick: actions.closeAll }]),
    { type: 'divider' as const },
    {
      key: 'left',
      label: t('moveTabLeft'),
      disabled: !moves || tabs[place - 1]?.affixed === true,
      onClick: () => onMove(activeKey, place - 1),
    },
    {
      key: 'right',
      label: t('moveTabRight'),
      disabled: !moves || place === tabs.length - 1,
      onClick: () => onMove(activeKey, place + 1),
    },
  ]
  return (
    <KeyboardDropdown menu={{ items }}>
      <Button type="text" size="small" icon={<DownOutlined />} aria-label={t('tabActions')} />
    </KeyboardDropdown>
  )
}
