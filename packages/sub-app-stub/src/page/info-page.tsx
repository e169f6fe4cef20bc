import { EmptyState } from '@portal/page-kit/empty-state'
import { PageFrame } from '@portal/page-kit/page-frame'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { Alert, Button, Card } from 'antd'
import { useLocation, useNavigate } from 'react-router-dom'
import { usePageName } from '../i18n/page-names.ts'
import { fill, useTexts } from '../i18n/texts.ts'
import { useIdentity } from '../identity.ts'
import { FactList } from './facts.tsx'

/** The portal's session data for a sub-app; the position for OMS only (specification §4). */
function SessionFacts({ path }: { readonly path: string }) {
  const { page } = useTexts()
  const { user, responsibility, position, departments } = usePortalSnapshot()
  const facts = [
    { label: page.signedInAs, children: `${user.userFullName} (${user.userName})` },
    { label: page.responsibility, children: responsibility?.responsibilityName ?? page.none },
    ...(useIdentity() === 'oms'
      ? [{ label: page.position, children: position?.positionName ?? page.none }]
      : []),
    { label: page.departments, children: departments.map(({ name }) => name).join(' · ') || page.none },
    { label: page.language, children: page.languageName },
    { label: page.path, children: path },
  ]
  return <FactList facts={facts} />
}

/** A menu page without backend data: says so, and shows the portal's session data. */
export function InfoPage({ path }: { readonly path: string }) {
  const { page } = useTexts()
  return (
    <PageFrame isNamedByMenu title={usePageName(path)}>
      <Alert type="info" showIcon title={page.noData} />
      <Card>
        <SessionFacts path={path} />
      </Card>
    </PageFrame>
  )
}

/** Generated menu items of the backend lead below this path. */
export const generatedPages = '/pages/*'

/** The page of a generated menu item, identified by its path. */
export const GeneratedPage = () => <InfoPage path={useLocation().pathname} />

/** For a path that no page of the sub-app has. */
export function NotFoundPage({ home }: { readonly home: string }) {
  const { notFound } = useTexts()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return (
    <PageFrame title={notFound.title}>
      <Card>
        <EmptyState
          text={fill(notFound.text, { path: pathname })}
          action={<Button onClick={() => void navigate(home)}>{notFound.home}</Button>}
        />
      </Card>
    </PageFrame>
  )
}
