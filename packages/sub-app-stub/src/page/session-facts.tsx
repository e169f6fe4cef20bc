import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { useTexts } from '../i18n/texts.ts'
import { FactList } from './fact-list.tsx'

/** What the portal tells a sub-app about the session. */
export function SessionFacts({ path }: { readonly path?: string }) {
  const { page } = useTexts()
  const { user, responsibility, position, departments } = usePortalSnapshot()
  const facts = [
    { label: page.signedInAs, children: `${user.userFullName} (${user.userName})` },
    { label: page.responsibility, children: responsibility?.responsibilityName ?? page.none },
    { label: page.position, children: position?.positionName ?? page.none },
    { label: page.departments, children: departments.map(({ name }) => name).join(' · ') || page.none },
    { label: page.language, children: page.languageName },
    ...(path === undefined ? [] : [{ label: page.path, children: path }]),
  ]
  return <FactList facts={facts} />
}
