import { RightOutlined } from '@ant-design/icons'
import type { MenuItem } from '@portal/protocol/entities/menu'
import { useRef } from 'react'
import type { MenuPage } from '../../menu/menu-tree.ts'
import styles from './shortcut-notification.module.css'
import { useCornerRoom } from './use-corner-room.ts'

interface ShortcutListProps {
  readonly hint: string
  readonly pages: readonly MenuPage[]
  readonly onOpen: (item: MenuItem) => void
}

/** What the notice says: its pages, a few of them at once. */
export function ShortcutList({ hint, pages, onOpen }: ShortcutListProps) {
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
