import { BellOutlined } from '@ant-design/icons'
import { noticeKey } from '@portal/protocol/rules/ids'
import { Popover } from 'antd'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/routes.ts'
import { CountBadge } from '../../lib/ui/count-badge.tsx'
import { Link } from '../../lib/ui/link.tsx'
import { useNotices } from '../../session/queries.ts'
import styles from './bell.module.css'
import { latestFirst, unreadCount } from './model.ts'
import { readingAddress } from './notice-address.ts'
import { useNoticeDay, useNoticeType } from './use-notices.ts'

/** Number of notices in the bell's panel. */
const newest = 5

/** Shows the newest notices and the number of unread ones: on hover, or after a press, which moves the focus there. */
export function Bell() {
  const { t } = useTranslation('frame')
  const { data: notices = [] } = useNotices()
  const [shown, setShown] = useState<'hover' | 'press'>()
  const button = useRef<HTMLButtonElement>(null)
  const count = unreadCount(notices)
  const close = () => setShown(undefined)
  const closeByEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !shown) return
    close()
    button.current?.focus()
  }
  /** The panel's first link, once it is mounted, unless the panel has been closed by then. */
  const focusFirst = (panel: HTMLElement | null) =>
    void requestAnimationFrame(() => {
      if (button.current?.getAttribute('aria-expanded') === 'true') panel?.querySelector('a')?.focus()
    })
  return (
    <Popover
      placement="bottomRight"
      trigger={shown === 'press' ? 'click' : 'hover'}
      mouseEnterDelay={0.25}
      open={shown !== undefined}
      onOpenChange={(isOpen) => setShown(isOpen ? 'hover' : undefined)}
      content={
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape on any of its links
        <div onKeyDown={closeByEscape}>
          <NewestNotices key={shown} onMount={shown === 'press' ? focusFirst : undefined} onChoose={close} />
        </div>
      }
    >
      <button
        ref={button}
        type="button"
        className={styles.bell}
        aria-label={count > 0 ? t('unreadNotices', { count }) : t('noticeList')}
        aria-haspopup="dialog"
        aria-expanded={shown !== undefined}
        onClick={() => setShown(shown === 'press' ? undefined : 'press')}
        onKeyDown={closeByEscape}
      >
        <CountBadge count={count}>
          <BellOutlined className={styles.icon ?? ''} aria-hidden />
        </CountBadge>
      </button>
    </Popover>
  )
}

interface NewestNoticesProps {
  readonly onMount: ((panel: HTMLElement | null) => void) | undefined
  readonly onChoose: () => void
}

function NewestNotices({ onMount, onChoose }: NewestNoticesProps) {
  const { t } = useTranslation('frame')
  const { data: notices = [] } = useNotices()
  const day = useNoticeDay()
  const typeName = useNoticeType()
  return (
    <div ref={onMount} className={styles.panel}>
      {notices.length === 0 && <p className={styles.none}>{t('noNotices')}</p>}
      <ul className={styles.list}>
        {latestFirst(notices)
          .slice(0, newest)
          .map((notice) => (
            <li key={noticeKey(notice)}>
              <Link
                className={styles.notice}
                data-unread={notice.readFlag === 'N'}
                to={readingAddress(notice)}
                onClick={onChoose}
              >
                <span className={styles.title}>{notice.title}</span>
                <span className={styles.meta}>
                  {typeName(notice.noticeType)} · {day(notice)}
                </span>
              </Link>
            </li>
          ))}
      </ul>
      <Link className={styles.all} to={paths.noticeList} onClick={onChoose}>
        {t('allNotices')}
      </Link>
    </div>
  )
}
