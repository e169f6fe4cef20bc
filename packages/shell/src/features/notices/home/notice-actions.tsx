import { ReloadOutlined, RightOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLinkClickHandler } from 'react-router-dom'
import { paths } from '../../../lib/paths.ts'
import { CountMark } from '../../../lib/ui/count-mark.tsx'
import { showToast } from '../../../lib/ui/toasts.ts'
import { useHomeNotices } from './home-notices.tsx'

/**
 * At the end of the notices' title line: asks anew, and leads to all of them. News are counted on the button that is
 * there anyway, and move nothing before it is pressed.
 */
export function NoticeActions() {
  const { t } = useTranslation('home')
  const { query, steady } = useHomeNotices()
  const { isFetching, refetch } = query
  const { newer, showNewer } = steady
  const title = t('titles.notices')
  const name = newer > 0 ? t('newNotices', { count: newer }) : t('refresh', { title })
  // As a link of the router does: a click with a key held is the browser's.
  const openAll = useLinkClickHandler<HTMLElement>(paths.noticeList)
  async function refresh() {
    if (newer > 0) showNewer()
    const { isError, data } = await refetch()
    if (!isError) showNewer(data)
    // Without any, the list itself says so.
    else if (data) showToast({ kind: 'error', text: t('stale'), seconds: 5 })
  }
  return (
    <>
      <Button
        type="text"
        size="small"
        icon={
          <CountMark count={newer}>
            <ReloadOutlined spin={isFetching} aria-hidden />
          </CountMark>
        }
        aria-label={name}
        title={name}
        onClick={() => void refresh()}
      />
      <Button
        type="link"
        size="small"
        icon={<RightOutlined aria-hidden />}
        iconPlacement="end"
        href={paths.noticeList}
        aria-label={t('allOf', { title })}
        onClick={openAll}
      >
        {t('all')}
      </Button>
    </>
  )
}
