import { ReloadOutlined, RightOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLinkClickHandler } from 'react-router-dom'
import { showToast } from '../../../../feedback/toasts.ts'
import { paths } from '../../../../paths.ts'
import { useNotices } from '../../../../session/queries.ts'

/** At the end of the notices' title line: asks anew, and leads to all of them. */
export function NoticesActions({ title }: { title: string }) {
  const { t } = useTranslation('home')
  const { isFetching, refetch } = useNotices()
  // As a link of the router does: a click with a key held is the browser's.
  const openAll = useLinkClickHandler<HTMLElement>(paths.noticeList)
  async function refresh() {
    const { isError, data } = await refetch()
    // Without any, the list itself says so.
    if (isError && data) showToast({ kind: 'error', text: t('stale'), seconds: 5 })
  }
  return (
    <>
      <Button
        type="text"
        size="small"
        icon={<ReloadOutlined spin={isFetching} aria-hidden />}
        aria-label={t('refresh', { title })}
        title={t('refresh', { title })}
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
