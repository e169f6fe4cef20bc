import type { SubAppName } from '@portal/protocol/systems'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { Alert, Card } from 'antd'
import { usePageName } from '../i18n/page-names.ts'
import { useTexts } from '../i18n/texts.ts'
import { FactList } from './fact-list.tsx'
import { PageFrame } from './page-frame.tsx'

interface InfoPageProps {
  readonly identity: SubAppName
  readonly path: string
}

/** A menu page that has no data yet: says so, and shows what the portal tells a sub-app. */
export function InfoPage({ identity, path }: InfoPageProps) {
  const { page } = useTexts()
  const { user, responsibility, position, departments } = usePortalSnapshot()
  const facts = [
    { label: page.signedInAs, children: `${user.userFullName} (${user.userName})` },
    { label: page.responsibility, children: responsibility?.responsibilityName ?? page.none },
    { label: page.position, children: position?.positionName ?? page.none },
    { label: page.departments, children: departments.map(({ name }) => name).join(' · ') || page.none },
    { label: page.language, children: page.languageName },
    { label: page.path, children: path },
  ]
  return (
    <PageFrame title={usePageName(identity, path)}>
      <Alert type="info" showIcon title={page.noData} />
      <Card>
        <FactList facts={facts} />
      </Card>
    </PageFrame>
  )
}
