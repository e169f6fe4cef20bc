import { RightOutlined } from '@ant-design/icons'
import type { MenuItem } from '@portal/protocol/entities/menu'
import { menuKey } from '@portal/protocol/rules/ids'
import { notification } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bottomBarHeight, isPhone, useScreenWidth } from '../../lib/screen-width.ts'
import { useMenuNavigation } from '../../menu/menu-navigation.ts'
import type { MenuPage } from '../../menu/menu-tree.ts'
import type { Shortcuts } from './shortcut-notice.tsx'
import styles from './shortcut-notification.module.css'

/** Height of the folded notice at the lower edge, in px: the frame reserves it below the page. */
const foldedHeight = 28

/** Folds the notice on the first interaction with the page, which ends above the folded notice (`--corner-room`). */
function useGivesWay(fold: () => void): void {
  const onWork = useEffectEvent(fold)
  useEffect(() => {
    const main = document.getElementById('main')
    const { style } = document.documentElement
    style.setProperty('--corner-room', `${foldedHeight}px`)
    const controller = new AbortController()
    for (const event of ['pointerdown', 'focusin', 'wheel'])
      main?.addEventListener(event, () => onWork(), { signal: controller.signal, passive: true })
    return () => {
      controller.abort()
      style.removeProperty('--corner-room')
    }
  }, [])
}

interface ShortcutListProps {
  readonly hint: string
  readonly systemCode: string
  readonly pages: readonly MenuPage[]
  readonly onOpen: (item: MenuItem) => void
}

/** The content of the notice: its pages, a few at a time. */
function ShortcutList({ hint, systemCode, pages, onOpen }: ShortcutListProps) {
  return (
    <>
      <p className={styles.hint}>{hint}</p>
      <ul className={styles.pages}>
        {pages.map(({ item, groups }) => (
          <li key={menuKey(systemCode, item)}>
            <button type="button" className={styles.page} title={item.menuDesc} onClick={() => onOpen(item)}>
              <span className={styles.name}>{item.menuName}</span>
              <span className={styles.group}>{groups.at(-1)?.menuName}</span>
              <RightOutlined className={styles.arrow ?? ''} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

const key = 'shortcut-notice'

/** It stays bottom-right until it is closed (specification §9); its own margin keeps it off the edge while it is open. */
const staying = { placement: 'bottomRight', duration: false } as const

interface ShortcutNotificationProps {
  readonly shortcuts: Shortcuts
  readonly onClose: () => void
}

/** Shows the notice while mounted: a handle that covers nothing, and its pages when unfolded. */
export function ShortcutNotification({ shortcuts, onClose }: ShortcutNotificationProps) {
  const { t, ready } = useTranslation('quick-jump')
  const [{ open: show }, place] = notification.useNotification({
    ...staying,
    bottom: isPhone(useScreenWidth()) ? bottomBarHeight : 0,
  })
  const { openMenu } = useMenuNavigation()
  const { systemCode, group, pages } = shortcuts
  const [isFolded, setFolded] = useState(true)
  useGivesWay(() => setFolded(true))
  const closedByUser = useEffectEvent(() => {
    // After it is closed by keyboard, the focus moves to the page.
    if (document.activeElement?.closest('[role="status"]')) document.getElementById('main')?.focus()
    onClose()
  })
  const open = useEffectEvent(openMenu)

  // The same key updates it in place, e.g. when the language changes.
  useEffect(() => {
    if (!ready) return
    show({
      key,
      role: 'status',
      title: (
        <button
          type="button"
          className={styles.title}
          aria-expanded={!isFolded}
          onClick={() => setFolded((folded) => !folded)}
        >
          {group.menuName}
          <RightOutlined className={styles.fold ?? ''} rotate={isFolded ? -90 : 90} aria-hidden />
        </button>
      ),
      description: !isFolded && (
        <ShortcutList
          {...{ systemCode, pages }}
          hint={t('shortcutHint')}
          onOpen={(item) => open(systemCode, item)}
        />
      ),
      // Only its close button closes it for the session.
      closable: { 'aria-label': t('closeShortcut'), onClose: () => closedByUser() },
      className: `${styles.notice} ${isFolded ? styles.folded : ''}`,
    })
  }, [show, ready, t, systemCode, group, pages, isFolded])
  return place
}
