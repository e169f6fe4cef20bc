import { BellOutlined } from '@ant-design/icons'
import { Popover } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/routes.ts'
import { CountMark } from '../../lib/ui/count-mark.tsx'
import { Link } from '../../lib/ui/link.tsx'
import { useNotices } from '../../session/queries.ts'
import styles from './bell.module.css'
import { latestFirst, unreadCount } from './model.ts'
import { addressOfNotice, readingAddress } from './notice-address.ts'
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
  return (
    <Popover
      placement="bottomRight"
      trigger={shown === 'press' ? 'click' : 'hover'}
      mouseEnterDelay={0.25}
      open={shown !== undefined}
      onOpenChange={(isOpen) => setShown(isOpen ? 'hover' : undefined)}
      content={
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape on any of its links
        <div
          onKeyDown={({ key }) => {
            if (key !== 'Escape') return
            close()
            button.current?.focus()
          }}
        >
          <NewestNotices key={shown} takesFocus={shown === 'press'} onChoose={close} />
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
      >
        <CountMark count={count}>
          <BellOutlined className={styles.icon ?? ''} aria-hidden />
        </CountMark>
      </button>
    </Popover>
  )
}

/** The first link of the panel, once mounted. */
const focusFirst = (panel: HTMLElement | null): void =>
  void requestAnimationFrame(() => panel?.querySelector('a')?.focus())

interface NewestNoticesProps {
  readonly takesFocus: boolean
  readonly onChoose: () => void
}

function NewestNotices({ takesFocus, onChoose }: NewestNoticesProps) {
  const { t } = useTranslation('frame')
  const { data: notices = [] } = useNotices()
  const day = useNoticeDay()
  const typeName = useNoticeType()
  return (
    <div ref={takesFocus ? focusFirst : undefined} className={styles.panel}>
      {notices.length === 0 && <p className={styles.none}>{t('noNotices')}</p>}
      <ul className={styles.list}>
        {latestFirst(notices)
          .slice(0, newest)
          .map((notice) => (
            <li key={addressOfNotice(notice)}>
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
