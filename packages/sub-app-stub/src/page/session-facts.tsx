import type { SubAppName } from '@portal/protocol/systems'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { useTexts } from '../i18n/texts.ts'
import { FactList } from './fact-list.tsx'

interface SessionFactsProps {
  readonly identity: SubAppName
  readonly path?: string
}

/** What the portal tells a sub-app about the session; of the position OMS alone (specification §4). */
export function SessionFacts({ identity, path }: SessionFactsProps) {
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
