import { PageFrame } from '@portal/page-kit/page-frame'
import type { SpecifiedSubApp } from '@portal/protocol/systems'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { Alert, Card } from 'antd'
import { useLocation } from 'react-router-dom'
import { usePageName } from '../i18n/page-names.ts'
import { useTexts } from '../i18n/texts.ts'
import { FactList } from './fact-list.tsx'

interface SessionFactsProps {
  readonly identity: SpecifiedSubApp
  readonly path?: string
}

/** The portal's session data for a sub-app; the position for OMS only (specification §4). */
function SessionFacts({ identity, path }: SessionFactsProps) {
  const { page } = useTexts()
  const { user, responsibility, position, departments } = usePortalSnapshot()
  const facts = [
    { label: page.signedInAs, children: `${user.userFullName} (${user.userName})` },
    { label: page.responsibility, children: responsibility?.responsibilityName ?? page.none },
    ...(identity === 'oms' ? [{ label: page.position, children: position?.positionName ?? page.none }] : []),
    { label: page.departments, children: departments.map(({ name }) => name).join(' · ') || page.none },
    { label: page.language, children: page.languageName },
    ...(path === undefined ? [] : [{ label: page.path, children: path }]),
  ]
  return <FactList facts={facts} />
}

interface InfoPageProps {
  readonly identity: SpecifiedSubApp
  readonly path: string
}

/** A menu page without backend data: says so, and shows the portal's session data. */
export function InfoPage({ identity, path }: InfoPageProps) {
  const { page } = useTexts()
  return (
    <PageFrame isNamedByMenu title={usePageName(identity, path)}>
      <Alert type="info" showIcon title={page.noData} />
      <Card>
        <SessionFacts identity={identity} path={path} />
      </Card>
    </PageFrame>
  )
}

/** Generated menu items of the backend lead below this path. */
export const generatedPages = '/pages/*'

/** The page of a generated menu item, identified by its path. */
export function GeneratedPage({ identity }: { readonly identity: SpecifiedSubApp }) {
  return <InfoPage identity={identity} path={useLocation().pathname} />
}
