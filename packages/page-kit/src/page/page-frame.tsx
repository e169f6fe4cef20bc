import { usePortal, usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { type ReactNode, useEffect } from 'react'
import styles from './page-frame.module.css'

interface PageFrameProps {
  /** Names the tab, too, unless the menus do. */
  readonly title: string
  /** Whether a menu item leads to the page: its tab then has the name that the menus of the person give it. */
  readonly isNamedByMenu?: boolean
  /** Chips beside the title. */
  readonly state?: ReactNode
  /** One line below the title: what matters most about the record. */
  readonly meta?: ReactNode
  /** At the right: the main one last. */
  readonly actions?: ReactNode
  /** Whether the head stays in view while the page scrolls, for actions that are needed at any place. */
  readonly isHeadSticky?: boolean
  readonly children: ReactNode
}

/** The head of a page, the same everywhere, and its content. */
export function PageFrame(props: PageFrameProps) {
  const { title, isNamedByMenu = false, state, meta, actions, isHeadSticky = false, children } = props
  const portal = usePortal()
  const { size } = usePortalSnapshot()
  const tabTitle = isNamedByMenu ? '' : title
  useEffect(() => portal.setTabTitle(tabTitle), [portal, tabTitle])
  return (
    <div className={styles.page}>
      <div className={styles.head} data-size={size} data-sticky={isHeadSticky}>
        <div className={styles.names}>
          <div className={styles.title}>
            <h1>{title}</h1>
            {state}
          </div>
          {meta !== undefined && <div className={styles.meta}>{meta}</div>}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  )
}
