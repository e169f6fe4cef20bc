import { ProblemPanel } from '@portal/page-kit/problem-panel'
import type { Notice, NoticeDetail as NoticeDetails } from '@portal/protocol/entities/notice'
import { RemoteError } from '@portal/protocol/remote-error'
import { type Id, sameId } from '@portal/protocol/rules/ids'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { ScreenProps } from '../../../lib/feature.ts'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { paths } from '../../../lib/routes.ts'
import { failureText } from '../../../lib/ui/failure-text.ts'
import { RetryButton } from '../../../lib/ui/retry-button.tsx'
import { WaitingRows } from '../../../lib/ui/waiting-rows.tsx'
import { pagePath } from '../../../menu/menu-path.ts'
import { api } from '../../../session/api.ts'
import { useNotices } from '../../../session/queries.ts'
import { NoticeListPage } from '../list/notice-list-page.tsx'
import { latestFirst } from '../model.ts'
import { isPolicy, noticeAt, parseNoticeAddress } from '../notice-address.ts'
import { OpenQuestionnaire } from '../questionnaire/open-questionnaire.tsx'
import { useReadOnOpen } from '../use-mark-read.ts'
import styles from './notice-article.module.css'
import { NoticeArticle } from './notice-article.tsx'

interface NoticePageProps {
  /** Address of the list, for the back link. */
  readonly listUrl: string
}

/** `/notification/detail-{id}-{type}-{insMessId}` (specification §2); an address that names no notice is not found. */
export function NoticeDetailPage({ urlOfTab }: Pick<ScreenProps, 'urlOfTab'>) {
  const listUrl = urlOfTab(paths.noticeList)
  const pathname = pagePath(useLocation().pathname)
  const { data: notices = [] } = useNotices()
  const address = parseNoticeAddress(pathname)
  if (!address) return <Navigate to={paths.notFound} replace />
  // The list has the backend's ids; those of an address are text.
  const ids = noticeAt(notices, pathname) ?? { headId: address.id, insMessId: address.insMessId }
  return <NoticeDetail headId={ids.headId} insMessId={ids.insMessId} listUrl={listUrl} />
}

type NoticeIds = Pick<Notice, 'headId' | 'insMessId'>

/**
 * The call takes the headId of the address (specification §7). A backend may lack the call, whose name is assumed, or
 * the headId: then the message in the address is shown (docs/decisions/0029).
 */
async function loadNotice({ headId, insMessId }: NoticeIds, signal: AbortSignal): Promise<NoticeDetails> {
  const loadMessage = async () =>
    (await api.findMessInstationDetail({ body: { insMessId } }, { signal })).data
  if (headId === '') return loadMessage()
  try {
    return (await api.findNoticeDetail({ body: { headId } }, { signal })).data
  } catch (error) {
    if (!(error instanceof RemoteError) || error.httpStatus !== 404) throw error
    return loadMessage()
  }
}

/** The answer of the call is shown and marked as read. */
function NoticeDetail({ listUrl, ...ids }: NoticePageProps & NoticeIds) {
  const { t } = useTranslation('frame')
  const { t: tNotices } = useTranslation('notices')
  const query = useQuery({
    queryKey: ['notice', String(ids.headId), String(ids.insMessId)],
    queryFn: ({ signal }) => loadNotice(ids, signal),
    // The page itself shows failures of notices, without a toast (specification §7).
    meta: { silent: true },
  })
  const { data } = query
  usePageTitle(data?.title ?? t('noticeDetail'))
  useReadOnOpen(data?.readFlag === 'N' ? data.insMessId : undefined)
  return (
    <NoticeView query={query} article={data} listUrl={listUrl}>
      {data && (
        <OpenQuestionnaire notice={data} label={tNotices('fillIn')} answeredLabel={tNotices('myAnswers')} />
      )}
    </NoticeView>
  )
}

/**
 * `/announcement/policyDetails` (specification §2). Which call fills it is not shown: the notice to distributors whose
 * id is the address's `id` is assumed; without one it is the newest policy (assumed).
 */
export function PolicyDetailsPage({ urlOfTab }: Pick<ScreenProps, 'urlOfTab'>) {
  const listUrl = urlOfTab(paths.noticeList)
  const [query] = useSearchParams()
  const id = query.get('id')
  return id ? <PolicyDetails id={id} listUrl={listUrl} /> : <NewestPolicy listUrl={listUrl} />
}

/** The newest policy at the time the page opens; without any, the page says so above the list of notices. */
function NewestPolicy({ listUrl }: NoticePageProps) {
  const { t } = useTranslation('notices')
  const query = useNotices()
  const { data } = query
  const [id, setId] = useState<Id>()
  const newest = data && latestFirst(data.filter(isPolicy))[0]?.headId
  if (id === undefined && newest !== undefined) setId(newest)
  if (id !== undefined) return <PolicyDetails id={id} listUrl={listUrl} />
  if (!data) return <NoticeView query={query} article={undefined} listUrl={listUrl} />
  return (
    <>
      <Alert className={styles.noPolicy ?? ''} type="info" showIcon title={t('noPolicy')} />
      <NoticeListPage />
    </>
  )
}

function PolicyDetails({ id, listUrl }: NoticePageProps & { readonly id: Id }) {
  const { data: notices = [] } = useNotices()
  // The list has the backend's id; the call doesn't return the message id, the list does.
  const listed = notices.find(({ headId }) => sameId(headId, id))
  const query = useQuery({
    queryKey: ['policy', String(id)],
    queryFn: async ({ signal }) =>
      (await api.findDealerNoticeById({ query: { id: listed?.headId ?? id } }, { signal })).data,
    meta: { silent: true },
  })
  const { data } = query
  useReadOnOpen(data && listed?.readFlag === 'N' ? listed.insMessId : undefined)
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

/** A notice that failed to load: the reason, retry and the way back. */
function NoticeFailure({ listUrl, error, isRetrying, onRetry }: NoticeFailureProps) {
  const { t } = useTranslation('notices')
  const navigate = useNavigate()
  const errors = useTexts('errors')
  return (
    <div className={styles.failure}>
      <ProblemPanel
        title={t('detailFailed')}
        text={failureText(error, errors)}
        actions={
          <>
            <RetryButton type="primary" error={error} isRetrying={isRetrying} onRetry={onRetry} />
            <Button onClick={() => void navigate(listUrl)}>{t('back')}</Button>
          </>
        }
      />
    </div>
  )
}
