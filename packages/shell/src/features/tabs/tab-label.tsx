import { CloseOutlined, HomeOutlined } from '@ant-design/icons'
import type { Tab } from '@portal/protocol/rules/tabs'
import { Dropdown } from 'antd'
import { useTranslation } from 'react-i18next'
import styles from './tab-bar.module.css'
import type { TabActions } from './tab-bar.tsx'

interface TabLabelProps {
  readonly tab: Tab
  readonly title: string
  readonly isDirty: boolean
  readonly actions: TabActions
}

/** A tab's title with its right-click menu: close, close others, close all (specification §2). */
export function TabLabel({ tab, title, isDirty, actions }: TabLabelProps) {
  const { t } = useTranslation('frame')
  const items = [
    {
      key: 'close',
      label: t('closeTab'),
      disabled: tab.affixed === true,
      onClick: () => actions.close(tab.key),
    },
    { key: 'closeOthers', label: t('closeOtherTabs'), onClick: () => actions.closeOthers(tab.key) },
    { key: 'closeAll', label: t('closeAllTabs'), onClick: actions.closeAll },
  ]
  return (
    <Dropdown
      trigger={['contextMenu']}
      // A choice in the menu is none of the tab's: the event would bubble through React's tree to the tab.
      menu={{ items, onClick: ({ domEvent }) => domEvent.stopPropagation() }}
    >
      <span className={styles.label} title={title} data-tab-key={tab.key}>
        {tab.affixed && <HomeOutlined aria-hidden style={{ margin: 0 }} />}
        <span className={styles.title}>{title}</span>
        {isDirty && <span className={styles.dirty} role="img" aria-label={t('unsaved')} />}
        {!tab.affixed && <CloseMark close={() => actions.close(tab.key)} />}
      </span>
    </Dropdown>
  )
}

/**
 * Closes a tab by mouse or touch. A tab may hold no button of its own for assistive technology: there the tab's menu,
 * the page actions and the Delete key close it.
 */
function CloseMark({ close }: { close: () => void }) {
  return (
    <CloseOutlined
      aria-hidden
      className={styles.close ?? ''}
      onClick={(event) => {
        event.stopPropagation()
        close()
      }}
    />
  )
}

/** The tab that has the focus, by its label inside. */
export const tabKeyOf = (focused: EventTarget): string | undefined =>
  focused instanceof HTMLElement
    ? focused.querySelector<HTMLElement>('[data-tab-key]')?.dataset.tabKey
    : undefined
