import { readSubAppLink, type SubAppLink } from '@portal/protocol/rules/sub-app-link'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { currentLinks, mayLink, noteLink } from '../../features/sub-apps/links/link-store.ts'
import { late } from '../../feedback/late.ts'
import { paths } from '../../paths.ts'

const LinkMark = late(() =>
  import('../../features/sub-apps/links/link-mark.tsx').then((module) => module.LinkMark),
)
const LinkQuestion = late(() =>
  import('../../features/sub-apps/links/link-question.tsx').then((module) => module.LinkQuestion),
)

/** What `portal sub-app link` does to the frame: a question at first, then a mark for as long as something is linked. */
export function LinkedSubApps({ reload = () => window.location.reload() }: { reload?: () => void }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [links] = useState(currentLinks)
  const asked =
    mayLink() && pathname === paths.dashboard ? readSubAppLink(new URLSearchParams(search)) : undefined

  const leaveAddress = () => void navigate(paths.dashboard, { replace: true })

  /** Pages of the former place may be mounted, and are kept by their names: only a load of the portal is sure to be rid of them. */
  function change(link: SubAppLink) {
    noteLink(link)
    reload()
  }

  const unlink = useEffectEvent((link: SubAppLink) => {
    leaveAddress()
    if (link.app in links) change(link)
  })
  useEffect(() => {
    const request = readSubAppLink(new URLSearchParams(search))
    if (mayLink() && pathname === paths.dashboard && request?.entry === undefined && request) unlink(request)
  }, [pathname, search])

  const { app, entry } = asked ?? {}
  return (
    <Suspense>
      {Object.keys(links).length > 0 && <LinkMark links={links} onChange={change} />}
      {app !== undefined && entry !== undefined && (
        <LinkQuestion
          link={{ app, entry }}
          onAgree={() => {
            leaveAddress()
            change({ app, entry })
          }}
          onRefuse={leaveAddress}
        />
      )}
    </Suspense>
  )
}
