import { RemoteError } from '@portal/protocol/remote-error'
import type { Id } from '@portal/protocol/rules/ids'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { usePageTitle } from '../../../lib/page-title.ts'
import { paths } from '../../../lib/paths.ts'
import { ProblemPanel } from '../../../lib/ui/problem-panel.tsx'
import { WaitingRows } from '../../../lib/ui/waiting-rows.tsx'
import { pagePath } from '../../../menu/menu-path.ts'
import { api } from '../../../session/api.ts'
import { useNotices } from '../../../session/queries.ts'
import { parseNoticeAddress } from '../notice-address.ts'
import { OpenQuestionnaire } from '../questionnaire/open-questionnaire.tsx'
import { useReadOnOpen } from '../use-mark-read.ts'
import styles from './notice-article.module.css'
import { NoticeArticle } from './notice-article.tsx'

interface NoticePageProps {
  /** Address of the list, for the way back. */
  readonly listUrl: string
}

/** `/notification/detail-{id}-{type}-{insMessId}` (specification §2); an address that names no notice is not found. */
export function NoticeDetailPage({ listUrl }: NoticePageProps) {
  const address = parseNoticeAddress(pagePath(useLocation().pathname))
  return address ? (
    <NoticeDetail headId={address.id} listUrl={listUrl} />
  ) : (
    <Navigate to={paths.notFound} replace />
  )
}

/** The call takes the headId of the address (specification §7); its answer is what is shown and marked as read. */
function NoticeDetail({ headId, listUrl }: NoticePageProps & { readonly headId: Id }) {
  const { t } = useTranslation('frame')
  const query = useQuery({
    queryKey: ['notice', headId],
    queryFn: async ({ signal }) => (await api.findNoticeDetail({ body: { headId } }, { signal })).data,
    // The page itself shows failures of notices, without a toast (specification §7).
    meta: { silent: true },
  })
  const { data } = query
  usePageTitle(data?.title ?? t('noticeDetail'))
  useReadOnOpen(data?.readFlag === 'N' ? data.insMessId : undefined)
  return (
    <NoticeView query={query} article={data} listUrl={listUrl}>
      {data && <OpenQuestionnaire notice={data} />}
    </NoticeView>
  )
}

/**
 * `/announcement/policyDetails` (specification §2). Which call fills it is not shown: the notice to distributors whose
 * number is the address's `id` is assumed; without one the page is not found.
 */
export function PolicyDetailsPage({ listUrl }: NoticePageProps) {
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  return /^[1-9]\d{0,9}$/.test(id) ? (
    <PolicyDetails id={Number(id)} listUrl={listUrl} />
  ) : (
    <Navigate to={paths.notFound} replace />
  )
}

function PolicyDetails({ id, listUrl }: NoticePageProps & { readonly id: number }) {
  const query = useQuery({
    queryKey: ['policy', id],
    queryFn: async ({ signal }) => (await api.findDealerNoticeById({ query: { id } }, { signal })).data,
    meta: { silent: true },
  })
  const { data } = query
  const { data: notices = [] } = useNotices()
  // The call doesn't return the message id: the list of notices has it.
  const message = notices.find(({ headId, readFlag }) => headId === id && readFlag === 'N')
  useReadOnOpen(data && message?.insMessId)
  const article = data && { ...data, headId: data.id, title: data.noticeTitle, sentAt: data.publishDate }
  return <NoticeView query={query} article={article} listUrl={listUrl} />
}

interface NoticeViewProps extends NoticePageProps {
  readonly query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>
  /** Undefined until it is loaded. */
  readonly article: ComponentProps<typeof NoticeArticle>['notice'] | undefined
  readonly children?: ReactNode
}

/** A notice of either call: loading, failed or loaded. */
function NoticeView({ query: { error, isFetching, refetch }, article, listUrl, children }: NoticeViewProps) {
  if (article)
    return (
      <NoticeArticle notice={article} listUrl={listUrl}>
        {children}
      </NoticeArticle>
    )
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

interface NoticeFailureProps extends NoticePageProps {
  readonly error: unknown
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

/** A notice that failed to load: the server's message if it rejected the call, retry and the way back. */
function NoticeFailure({ listUrl, error, isRetrying, onRetry }: NoticeFailureProps) {
  const { t } = useTranslation('notices')
  const navigate = useNavigate()
  const rejection = error instanceof RemoteError && error.kind === 'rejection' ? error.message : ''
  return (
    <div className={styles.failure}>
      <ProblemPanel
        title={t('detailFailed')}
        text={rejection}
        actions={
          <>
            <Button type="primary" loading={isRetrying} onClick={onRetry}>
              {t('retry')}
            </Button>
            <Button onClick={() => void navigate(listUrl)}>{t('back')}</Button>
          </>
        }
      />
    </div>
  )
}
