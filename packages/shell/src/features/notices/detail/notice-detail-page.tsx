import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import { usePageTitle } from '../../../lib/page-title.ts'
import { paths } from '../../../lib/paths.ts'
import { WaitingRows } from '../../../lib/ui/waiting-rows.tsx'
import { pagePath } from '../../../menu/menu-path.ts'
import { api } from '../../../session/api.ts'
import { parseNoticeAddress } from '../notice-address.ts'
import { OpenQuestionnaire } from '../questionnaire/open-questionnaire.tsx'
import styles from './notice-article.module.css'
import { NoticeArticle } from './notice-article.tsx'
import { NoticeFailure } from './notice-failure.tsx'
import { useReadOnOpen } from './use-read-on-open.ts'

/** `/notification/detail-{id}-{type}-{insMessId}` (specification §2); an address that names no notice is not found. */
export function NoticeDetailPage({ listUrl }: { listUrl: string }) {
  const address = parseNoticeAddress(pagePath(useLocation().pathname))
  return address ? (
    <NoticeDetail headId={address.id} listUrl={listUrl} />
  ) : (
    <Navigate to={paths.notFound} replace />
  )
}

/** The call goes by the headId of the address (specification §7); what is shown and marked is what it answers. */
function NoticeDetail({ headId, listUrl }: { headId: number; listUrl: string }) {
  const { t } = useTranslation('frame')
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['notice', headId],
    queryFn: async ({ signal }) => (await api.findNoticeDetail({ body: { headId } }, { signal })).data,
    // Failures of notices are no event of their own (specification §7): the page itself says so.
    meta: { silent: true },
  })
  usePageTitle(data?.title ?? t('noticeDetail'))
  useReadOnOpen(data?.readFlag === 'N' ? data.insMessId : undefined)
  if (data) {
    return (
      <NoticeArticle {...data} listUrl={listUrl}>
        <OpenQuestionnaire notice={data} />
      </NoticeArticle>
    )
  }
  if (error)
    return (
      <NoticeFailure listUrl={listUrl} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
    )
  return (
    <div className={styles.page}>
      <div className={styles.article}>
        <WaitingRows count={6} />
      </div>
    </div>
  )
}
