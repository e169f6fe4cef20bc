import type { SubAppName } from '@portal/protocol/systems'
import { Alert, Card } from 'antd'
import { usePageName } from '../i18n/page-names.ts'
import { useTexts } from '../i18n/texts.ts'
import { PageFrame } from './page-frame.tsx'
import { SessionFacts } from './session-facts.tsx'

interface InfoPageProps {
  readonly identity: SubAppName
  readonly path: string
}

/** A menu page that the backend has no data for: says so, and shows what the portal tells a sub-app. */
export function InfoPage({ identity, path }: InfoPageProps) {
  const { page } = useTexts()
  return (
    <PageFrame title={usePageName(identity, path)}>
      <Alert type="info" showIcon title={page.noData} />
      <Card>
        <SessionFacts identity={identity} path={path} />
      </Card>
    </PageFrame>
  )
}
