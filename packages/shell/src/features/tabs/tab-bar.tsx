import type { Tab } from '@portal/protocol/rules/tabs'
import { memo, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { KeyboardDropdown } from '../../lib/ui/keyboard-dropdown.tsx'
import styles from './tab-bar.module.css'
import { TabItem } from './tab-item.tsx'
import { TabListButton } from './tab-list-button.tsx'
import { contextItems, PageActions } from './tab-menus.tsx'
import { useTabs } from './tab-store.ts'
import { useTabEvents } from './use-tab-events.ts'
import { useTabRow } from './use-tab-row.ts'

/** What a person can do with tabs; the frame carries it out, since the address follows. */
export interface TabActions {
  readonly go: (key: string) => void
  readonly refresh: (key: string) => void
  readonly close: (key: string) => void
  readonly closeOthers: (key: string) => void
  readonly closeAll: () => void
}

interface TabBarProps {
  /** Key of the tab on the screen, empty while a page without a tab is. */
  readonly activeKey: string
  readonly titleOf: (tab: Tab) => string
  readonly actions: TabActions
}

/**
 * The visited pages (specification §2). A list of tabs may own nothing but tabs, and a tab holds no button: so the list
 * owns the tabs from outside, and the buttons that close them stand beside them as buttons of their own.
 */
export const TabBar = memo(function TabBar({ activeKey, titleOf, actions }: TabBarProps) {
  const { t } = useTranslation('frame')
  const tabs = useTabs((state) => state.tabs)
  const dirty = useTabs((state) => state.dirty)
  const row = useRef<HTMLDivElement>(null)
  const { overflows, show } = useTabRow(row, activeKey, tabs.length)
  const { events, said } = useTabEvents(row, actions, titleOf)
  const [menuOf, setMenuOf] = useState<Tab>()
  const prefix = useId()
  const choose = (key: string) => {
    // The active one may be out of sight too, and going to it again changes nothing else.
    show(key)
    actions.go(key)
  }
  const idOf = (index: number) => `${prefix}-${index}`
  const tabStop = tabs.some(({ key }) => key === activeKey) ? activeKey : tabs[0]?.key
  return (
    <div className={styles.bar}>
      <div
        role="tablist"
        className={styles.unseen}
        aria-label={t('tabs')}
        aria-description={t('tabKeys')}
        aria-owns={tabs.map((_tab, index) => idOf(index)).join(' ')}
      />
      <KeyboardDropdown
        trigger="contextMenu"
        menu={{ items: menuOf ? contextItems(t, menuOf, actions) : [] }}
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
              isActive={tab.key === activeKey}
              isTabStop={tab.key === tabStop}
              isDirty={dirty.has(tab.key)}
              events={events}
            />
          ))}
        </div>
      </KeyboardDropdown>
      {overflows && <TabListButton tabs={tabs} activeKey={activeKey} titleOf={titleOf} onChoose={choose} />}
      <PageActions tabs={tabs} activeKey={activeKey} actions={actions} onMove={events.moved} />
      <span role="status" className={styles.unseen}>
        {said}
      </span>
    </div>
  )
})

const tabKeyOf = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tab-key]')?.dataset.tabKey : undefined
