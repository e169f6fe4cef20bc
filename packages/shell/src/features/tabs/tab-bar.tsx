import { DownOutlined } from '@ant-design/icons'
import type { Tab } from '@portal/protocol/rules/tabs'
import { Button, Dropdown, Tabs } from 'antd'
import { useTranslation } from 'react-i18next'
import styles from './tab-bar.module.css'
import { TabLabel, tabKeyOf } from './tab-label.tsx'
import { useTabs } from './tab-store.ts'

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

/** The visited pages (specification §2). */
export function TabBar({ activeKey, titleOf, actions }: TabBarProps) {
  const { t } = useTranslation('frame')
  const tabs = useTabs((state) => state.tabs)
  const dirty = useTabs((state) => state.dirty)
  const active = tabs.find((tab) => tab.key === activeKey)
  const items = [
    { key: 'refresh', label: t('refreshTab'), onClick: () => actions.refresh(activeKey) },
    {
      key: 'close',
      label: t('closeTab'),
      disabled: active?.affixed === true,
      onClick: () => actions.close(activeKey),
    },
    { key: 'closeOthers', label: t('closeOtherTabs'), onClick: () => actions.closeOthers(activeKey) },
    { key: 'closeAll', label: t('closeAllTabs'), onClick: actions.closeAll },
  ]
  return (
    <div className={styles.bar}>
      <Tabs
        className={styles.tabs ?? ''}
        type="card"
        size="small"
        aria-label={t('tabs')}
        locale={{ dropdownAriaLabel: t('moreTabs') }}
        activeKey={activeKey}
        onChange={actions.go}
        onKeyDown={({ key, target }) => {
          const focused = key === 'Delete' ? tabKeyOf(target) : undefined
          if (focused !== undefined) actions.close(focused)
        }}
        items={tabs.map((tab) => ({
          key: tab.key,
          label: <TabLabel tab={tab} title={titleOf(tab)} isDirty={dirty.has(tab.key)} actions={actions} />,
        }))}
      />
      <Dropdown trigger={['click']} menu={{ items }}>
        <Button type="text" size="small" icon={<DownOutlined />} aria-label={t('tabActions')} />
      </Dropdown>
    </div>
  )
}
