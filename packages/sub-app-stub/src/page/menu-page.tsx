import type { SubAppName } from '@portal/protocol/systems'
import { useSearchParams } from 'react-router-dom'
import { ApprovalPage } from '../approvals/approval-page.tsx'
import { InfoPage } from './info-page.tsx'

interface MenuPageProps {
  readonly identity: SubAppName
  readonly path: string
}

/** A page of the menus that has no content of its own, or the approval that its address names. */
export function MenuPage({ identity, path }: MenuPageProps) {
  const businessKey = useSearchParams()[0].get('businessKey')
  return businessKey ? (
    <ApprovalPage identity={identity} path={path} businessKey={businessKey} />
  ) : (
    <InfoPage identity={identity} path={path} />
  )
}
