import { RightOutlined } from '@ant-design/icons'
import type { MenuItem } from '@portal/protocol/entities/menu'
import { notification } from 'antd'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useMenuNavigation } from '../../menu/menu-navigation.ts'
import type { MenuPage } from '../../menu/menu-tree.ts'
import styles from './shortcut-notification.module.css'
import type { Shortcuts } from './shortcut-pages.ts'

/** Below and above a notice in the corner, in px. */
const margins = 40

/**
 * While the notice around `part` covers the corner of the page, a page may be scrolled past it: styles find how far
 * in `--corner-room`.
 */
function useCornerRoom(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const notice = part.current?.closest<HTMLElement>('[role="status"]')
    if (!notice) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() =>
      style.setProperty('--corner-room', `${notice.offsetHeight + margins}px`),
    )
    observer.observe(notice)
    return () => {
      observer.disconnect()
      style.removeProperty('--corner-room')
    }
  }, [part])
}

interface ShortcutListProps {
  readonly hint: string
  readonly pages: readonly MenuPage[]
  readonly onOpen: (item: MenuItem) => void
}

/** What the notice says: its pages, a few of them at once. */
function ShortcutList({ hint, pages, onOpen }: ShortcutListProps) {
  const list = useRef<HTMLUListElement>(null)
  useCornerRoom(list)
  return (
    <>
      <p className={styles.hint}>{hint}</p>
      <ul ref={list} className={styles.pages}>
        {pages.map(({ item, groups }) => (
          <li key={item.menuId}>
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

/** It stays bottom-right until it is closed (specification §9). */
const staying = { placement: 'bottomRight', duration: false } as const

interface ShortcutNotificationProps {
  readonly shortcuts: Shortcuts
  readonly onClose: () => void
}

/** Shows the notice while it is mounted. */
export function ShortcutNotification({ shortcuts, onClose }: ShortcutNotificationProps) {
  const { t, ready } = useTranslation('quick-jump')
  const [{ open: show }, place] = notification.useNotification(staying)
  const { openMenu } = useMenuNavigation()
  const { systemCode, group, pages } = shortcuts
  const closedByUser = useEffectEvent(() => {
    // After closing it by keyboard the focus moves to the page.
    if (document.activeElement?.closest('[role="status"]')) document.getElementById('main')?.focus()
    onClose()
  })
  const open = useEffectEvent(openMenu)

  // With the same key it changes in place, e.g. when the language does.
  useEffect(() => {
    if (!ready) return
    show({
      key,
      role: 'status',
      title: group.menuName,
      description: (
        <ShortcutList hint={t('shortcutHint')} pages={pages} onOpen={(item) => open(systemCode, item)} />
      ),
      // What closes it for the session is its button alone.
      closable: { 'aria-label': t('closeShortcut'), onClose: () => closedByUser() },
      className: styles.notice ?? '',
    })
  }, [show, ready, t, systemCode, group, pages])
  return place
}
