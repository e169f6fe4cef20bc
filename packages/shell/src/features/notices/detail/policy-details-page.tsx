import { useQuery } from '@tanstack/react-query'
import { Navigate, useSearchParams } from 'react-router-dom'
import { paths } from '../../../lib/paths.ts'
import { WaitingRows } from '../../../lib/ui/waiting-rows.tsx'
import { api } from '../../../session/api.ts'
import { useNotices } from '../../../session/queries.ts'
import styles from './notice-article.module.css'
import { NoticeArticle } from './notice-article.tsx'
import { NoticeFailure } from './notice-failure.tsx'
import { useReadOnOpen } from './use-read-on-open.ts'

/**
 * `/announcement/policyDetails` (specification §2). Which call fills it is not shown: the notice to distributors whose
 * number stands in the address as `id` is assumed; without one there is no such page.
 */
export function PolicyDetailsPage({ listUrl }: { listUrl: string }) {
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  return /^[1-9]\d{0,9}$/.test(id) ? (
    <PolicyDetails id={Number(id)} listUrl={listUrl} />
  ) : (
    <Navigate to={paths.notFound} replace />
  )
}

function PolicyDetails({ id, listUrl }: { id: number; listUrl: string }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['policy', id],
    queryFn: async ({ signal }) => (await api.findDealerNoticeById({ query: { id } }, { signal })).data,
    meta: { silent: true },
  })
  const { data: notices = [] } = useNotices()
  // The call answers no message: the list of notices knows which one it is.
  const message = notices.find(({ headId, readFlag }) => headId === id && readFlag === 'N')
  useReadOnOpen(data && message?.insMessId)
  if (data) {
    return (
      <NoticeArticle
        {...data}
        listUrl={listUrl}
        headId={data.id}
        title={data.noticeTitle}
        sentAt={data.publishDate}
      />
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
