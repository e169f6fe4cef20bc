import { BellOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'
import { CountMark } from '../../lib/ui/count-mark.tsx'
import { useNotices } from '../../session/queries.ts'
import styles from './bell.module.css'
import { unreadCount } from './model.ts'

/** Link to the notices with the number of unread ones, once the server has answered. */
export function Bell() {
  const { t } = useTranslation('frame')
  const { data: notices = [] } = useNotices()
  const count = unreadCount(notices)
  const label = count > 0 ? t('unreadNotices', { count }) : t('noticeList')
  return (
    <Link className={styles.bell} to={paths.noticeList} aria-label={label} title={label}>
      <CountMark count={count}>
        <BellOutlined className={styles.icon ?? ''} aria-hidden />
      </CountMark>
    </Link>
  )
}
