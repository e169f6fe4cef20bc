import { readSubAppLink, type SubAppLink } from '@portal/protocol/rules/sub-app-link'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { currentLinks, mayLink, noteLink } from '../../features/sub-apps/links/link-store.ts'
import { useTabs } from '../../features/tabs/tab-store.ts'
import { lazyWithRetry } from '../../lib/code-loading/lazy-with-retry.ts'
import { isSubAppName } from '../../lib/config/runtime-config.ts'
import { paths } from '../../lib/routes.ts'
import { useUnsaved } from '../unsaved/unsaved-dialogs.tsx'
import { tabFilters } from '../unsaved/unsaved-tabs.ts'

/**
 * Adds or removes a link, after a question when unsaved input would be lost.
 * @param reload mounted pages still come from the former address; only a reload of the portal removes them for sure
 */
export function useLinkChange(reload = () => window.location.reload()) {
  const { mayDiscard } = useUnsaved()
  return async (link: SubAppLink) => {
    if (!(await mayDiscard(tabFilters.everyTab))) return
    useTabs.getState().inputDiscarded()
    noteLink(link)
    reload()
  }
}

const LinkMark = lazyWithRetry(() =>
  import('../../features/sub-apps/links/link-notices.tsx').then((module) => module.LinkMark),
)
const LinkQuestion = lazyWithRetry(() =>
  import('../../features/sub-apps/links/link-notices.tsx').then((module) => module.LinkQuestion),
)

/** The frame's part of `portal sub-app link`: a question first, then a mark while a link is active. */
export function LinkedSubApps({ reload }: { readonly reload?: () => void }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [links] = useState(currentLinks)
  const change = useLinkChange(reload)
  const asked =
    mayLink() && pathname === paths.dashboard
      ? readSubAppLink(new URLSearchParams(search), isSubAppName)
      : undefined

  const leaveAddress = () => void navigate(paths.dashboard, { replace: true })

  const unlink = useEffectEvent((link: SubAppLink) => {
    leaveAddress()
    if (link.app in links) void change(link)
  })
  useEffect(() => {
    const request = readSubAppLink(new URLSearchParams(search), isSubAppName)
    if (mayLink() && pathname === paths.dashboard && request?.entry === undefined && request) unlink(request)
  }, [pathname, search])

  const { app, entry, host } = asked ?? {}
  return (
    <Suspense>
      {Object.keys(links).length > 0 && <LinkMark links={links} onChange={(link) => void change(link)} />}
      {app !== undefined && entry !== undefined && (
        <LinkQuestion
          link={{ app, entry }}
          onAgree={() => {
            leaveAddress()
            void change({ app, entry, host })
          }}
          onRefuse={leaveAddress}
        />
      )}
    </Suspense>
  )
}
