import { CloseOutlined, EllipsisOutlined } from '@ant-design/icons'
import type { Tab } from '@portal/protocol/rules/tabs'
import { Button } from 'antd'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type PanelButtonProps, PopoverPanel } from '../../lib/ui/popover-panel.tsx'
import { SystemMark } from '../../menu/system-mark.tsx'
import type { TabSystem } from './tab-item.tsx'
import styles from './tab-list.module.css'

interface TabListProps {
  readonly tabs: readonly Tab[]
  readonly activeKey: string
  readonly titleOf: (tab: Tab) => string
  readonly systemOf: (tab: Tab) => TabSystem | undefined
  readonly onChoose: (key: string) => void
  readonly onClose: (key: string) => void
}

interface TabListButtonProps extends TabListProps {
  /** By default a small button for the end of a row. */
  readonly children?: (panel: PanelButtonProps) => ReactNode
}

/** Opens the list of all tabs. */
export function TabListButton({ children, ...props }: TabListButtonProps) {
  const { t } = useTranslation('frame')
  return (
    <PopoverPanel
      label={t('tabs')}
      width={320}
      align="end"
      button={
        children ??
        ((panel) => (
          <Button
            type="text"
            size="small"
            icon={<EllipsisOutlined />}
            aria-label={t('moreTabs')}
            {...panel}
          />
        ))
      }
    >
      {(close) => (
        <TabList
          {...props}
          onChoose={(key) => {
            close()
            props.onChoose(key)
          }}
        />
      )}
    </PopoverPanel>
  )
}

/** A search over the titles and systems of the tabs, and the tabs that it finds; each can be closed from here. */
export function TabList({ tabs, activeKey, titleOf, systemOf, onChoose, onClose }: TabListProps) {
  const { t } = useTranslation('frame')
  const [sought, setSought] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const words = sought.trim().toLocaleLowerCase().split(/\s+/).filter(Boolean)
  const found = tabs.filter((tab) => {
    const text = `${titleOf(tab)} ${systemOf(tab)?.name ?? ''}`.toLocaleLowerCase()
    return words.every((word) => text.includes(word))
  })
  const step = (event: KeyboardEvent<HTMLElement>) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    if (!by || rows.length === 0) return
    event.preventDefault()
    const place = rows.findIndex((row) => row.matches(':focus'))
    rows.at(place === -1 && by === -1 ? -1 : Math.min(place + by, rows.length - 1))?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys of the field and the rows inside
    <div className={styles.panel} onKeyDown={step}>
      <input
        type="search"
        className={styles.field}
        value={sought}
        placeholder={t('searchTabs')}
        aria-label={t('searchTabs')}
        onChange={({ target }) => setSought(target.value)}
        onKeyDown={({ key, nativeEvent }) => {
          // While characters are composed, Enter chooses among them.
          if (key === 'Enter' && !nativeEvent.isComposing && found[0]) onChoose(found[0].key)
        }}
      />
      {found.length === 0 && <p className={styles.none}>{t('noTabFound')}</p>}
      <ul ref={list} className={styles.list}>
        {found.map((tab) => {
          const system = systemOf(tab)
          const title = titleOf(tab)
          return (
            <li key={tab.key} className={styles.row} data-active={tab.key === activeKey}>
              <button
                type="button"
                data-row
                className={styles.go}
                aria-current={tab.key === activeKey ? 'page' : undefined}
                onClick={() => onChoose(tab.key)}
              >
                <span className={styles.mark}>{system && <SystemMark color={system.color} />}</span>
                <span className={styles.title}>{title}</span>
                {system && <span className={styles.system}>{system.name}</span>}
              </button>
              {!tab.affixed && !tab.pinned && (
                <button
                  type="button"
                  className={styles.close}
                  aria-label={t('closeNamedTab', { title })}
                  onClick={() => onClose(tab.key)}
                >
                  <CloseOutlined aria-hidden />
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
