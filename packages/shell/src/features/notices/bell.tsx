import { BellOutlined } from '@ant-design/icons'
import { Popover } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/paths.ts'
import { CountMark } from '../../lib/ui/count-mark.tsx'
import { Link } from '../../lib/ui/link.tsx'
import { useNotices } from '../../session/queries.ts'
import styles from './bell.module.css'
import { latestFirst, unreadCount } from './model.ts'
import { addressOfNotice, readingAddress } from './notice-address.ts'
import { useNoticeDay, useNoticeType } from './use-notices.ts'

/** Notices that the bell shows. */
const newest = 5

/**
 * Link to the notices with the number of unread ones, once the server has answered. A pointer on it shows the newest;
 * keys and touch lead to the list, which has them as well.
 */
export function Bell() {
  const { t } = useTranslation('frame')
  const { data: notices = [] } = useNotices()
  const [isOpen, setOpen] = useState(false)
  const count = unreadCount(notices)
  const close = () => setOpen(false)
  return (
    <Popover
      placement="bottomRight"
      trigger="hover"
      mouseEnterDelay={0.25}
      open={isOpen}
      onOpenChange={setOpen}
      content={<NewestNotices onChoose={close} />}
    >
      <Link
        className={styles.bell}
        to={paths.noticeList}
        aria-label={count > 0 ? t('unreadNotices', { count }) : t('noticeList')}
        onClick={close}
      >
        <CountMark count={count}>
          <BellOutlined className={styles.icon ?? ''} aria-hidden />
        </CountMark>
      </Link>
    </Popover>
  )
}

function NewestNotices({ onChoose }: { readonly onChoose: () => void }) {
  const { t } = useTranslation('frame')
  const { data: notices = [] } = useNotices()
  const day = useNoticeDay()
  const typeName = useNoticeType()
  return (
    <div className={styles.panel}>
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
