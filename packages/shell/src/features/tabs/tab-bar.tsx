import { DownOutlined } from '@ant-design/icons'
import type { Tab } from '@portal/protocol/rules/tabs'
import { Button } from 'antd'
import { memo, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { KeyboardDropdown } from '../../lib/ui/keyboard-dropdown.tsx'
import { VisuallyHidden } from '../../lib/ui/visually-hidden.tsx'
import { type TabActions, tabMenu } from './tab-actions.ts'
import styles from './tab-bar.module.css'
import { tabHints } from './tab-hints.ts'
import { TabItem, type TabSystem } from './tab-item.tsx'
import { TabListButton } from './tab-list-button.tsx'
import { useTabs } from './tab-store.ts'
import { useTabEvents, useTabRow } from './use-tab-row.ts'

interface TabBarProps {
  /** Key of the tab on the screen, empty while a page without a tab is. */
  readonly activeKey: string
  readonly titleOf: (tab: Tab) => string
  /** What distinguishes tabs with the same title, most general first: system, record. */
  readonly marksOf: (tab: Tab) => readonly string[]
  /** The system of a sub-app's page. */
  readonly systemOf: (tab: Tab) => TabSystem | undefined
  readonly actions: TabActions
}

/**
 * The visited pages (specification §2). ARIA allows only tabs in a tablist and no buttons in a tab, so the tablist owns
 * the tabs by `aria-owns` and the close buttons are beside them.
 */
export const TabBar = memo(function TabBar({ activeKey, titleOf, marksOf, systemOf, actions }: TabBarProps) {
  const { t } = useTranslation('frame')
  const tabs = useTabs((state) => state.tabs)
  const dirty = useTabs((state) => state.dirty)
  const row = useRef<HTMLDivElement>(null)
  const { overflows, show } = useTabRow(row, activeKey, tabs.length)
  const { events, announcement } = useTabEvents(row, actions, titleOf)
  const [menuOf, setMenuOf] = useState<Tab>()
  const hints = tabHints(tabs.map((tab) => ({ key: tab.key, title: titleOf(tab), marks: marksOf(tab) })))
  const fullTitle = (tab: Tab) => [titleOf(tab), hints.get(tab.key)].filter(Boolean).join(' · ')
  const prefix = useId()
  const choose = (key: string) => {
    // The active tab may be out of sight, too, and going to it doesn't scroll.
    show(key)
    actions.go(key)
  }
  const idOf = (index: number) => `${prefix}-${index}`
  const tabStop = tabs.some(({ key }) => key === activeKey) ? activeKey : tabs[0]?.key
  return (
    <div className={styles.bar} data-portal-part="tabs">
      <VisuallyHidden
        role="tablist"
        aria-label={t('tabs')}
        aria-description={t('tabKeys')}
        aria-owns={tabs.map((_tab, index) => idOf(index)).join(' ')}
      />
      <KeyboardDropdown
        trigger="contextMenu"
        menu={{ items: menuOf ? tabMenu(t, tabs, menuOf, actions) : [] }}
      >
        <div
          ref={row}
          role="presentation"
          className={styles.row}
          onContextMenuCapture={(event) => {
            const tab = tabs.find(({ key }) => key === tabKeyOf(event.target))
            if (tab) setMenuOf(tab)
            else event.stopPropagation()
          }}
        >
          {tabs.map((tab, index) => (
            <TabItem
              key={tab.key}
              id={idOf(index)}
              tab={tab}
              title={titleOf(tab)}
              hint={hints.get(tab.key)}
              systemName={systemOf(tab)?.name}
              systemColor={systemOf(tab)?.color}
              isActive={tab.key === activeKey}
              isTabStop={tab.key === tabStop}
              isDirty={dirty.has(tab.key)}
              events={events}
            />
          ))}
        </div>
      </KeyboardDropdown>
      {overflows && (
        <TabListButton
          tabs={tabs}
          activeKey={activeKey}
          titleOf={fullTitle}
          systemOf={systemOf}
          onChoose={choose}
          onClose={actions.close}
        />
      )}
      <PageActions tabs={tabs} activeKey={activeKey} actions={actions} onMove={events.moved} />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  )
})

const tabKeyOf = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tab-key]')?.dataset.tabKey : undefined

interface PageActionsProps {
  readonly tabs: readonly Tab[]
  readonly activeKey: string
  readonly actions: TabActions
  readonly onMove: (key: string, place: number) => void
}

/** The same for the current page, and moving its tab for users who can't drag it. */
function PageActions({ tabs, activeKey, actions, onMove }: PageActionsProps) {
  const { t } = useTranslation('frame')
  const place = tabs.findIndex((tab) => tab.key === activeKey)
  const active = tabs[place]
  const moves = active !== undefined && !active.affixed
  /** Whether the active tab can change places with another one. */
  const isMovable = (other: Tab | undefined) =>
    other !== undefined && !other.affixed && (other.pinned ?? false) === (active?.pinned ?? false)
  const items = [
    ...(active
      ? tabMenu(t, tabs, active, actions)
      : [{ key: 'closeAll', label: t('closeAllTabs'), onClick: actions.closeAll }]),
    { type: 'divider' as const },
    {
      key: 'left',
      label: t('moveTabLeft'),
      disabled: !moves || !isMovable(tabs[place - 1]),
      onClick: () => onMove(activeKey, place - 1),
    },
    {
      key: 'right',
      label: t('moveTabRight'),
      disabled: !moves || !isMovable(tabs[place + 1]),
      onClick: () => onMove(activeKey, place + 1),
    },
  ]
  return (
    <KeyboardDropdown menu={{ items }}>
      <Button type="text" size="small" icon={<DownOutlined />} aria-label={t('tabActions')} />
    </KeyboardDropdown>
  )
}
