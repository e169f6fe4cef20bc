import type { SystemMenu } from '@portal/protocol/entities/menu'
import { safeRedirect } from '@portal/protocol/rules/safe-addresses'
import { findTab } from '@portal/protocol/rules/tabs'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { Dashboard } from '../../features/dashboard/dashboard.tsx'
import { notFound, unauthorized } from '../../features/error-pages/error-pages.tsx'
import { featurePages, features } from '../../features/features.ts'
import { HomeNotices, NoticeActions, NoticeList } from '../../features/notices/home-notices.tsx'
import { QuestionnaireBanner } from '../../features/notices/questionnaire/questionnaire-banner.tsx'
import { useTabs } from '../../features/tabs/tab-store.ts'
import { isFeatureOn } from '../../lib/config/runtime-config.ts'
import type { Page, ScreenProps } from '../../lib/feature.ts'
import { paths } from '../../lib/routes.ts'
import { useSystems } from '../frame-data.tsx'
import { readDashboardJump, useJump } from '../jump/dashboard-jump.ts'
import { locate } from '../location/portal-location.ts'
import { useOwnDialogs } from '../top-bar/own-dialogs.tsx'
import { useUnsaved } from '../unsaved/unsaved-dialogs.tsx'
import { tabFilters } from '../unsaved/unsaved-tabs.ts'
import { WaitingPage } from '../waiting.tsx'

/** The address after `/redirect`, query included; unchecked. */
export const redirectTarget = ({ pathname, search }: { pathname: string; search: string }): string =>
  pathname.replace(/^\/redirect(?=\/|$)/, '') + search

/** Notices that fit the highest card of the home page; it shows as many of them as fit. */
const noticeRows = 10

/** Whether an address leads to a page that the menus permit, or that needs no menu. */
function isPermitted(systems: readonly SystemMenu[], address: string): boolean {
  const page = locate(systems, address)
  return page.kind === 'sub-app' ? page.permittedBy !== undefined : page.kind !== 'unknown-sub-app'
}

/** The home page; hidden while a jump is about to lead to another page. */
function DashboardPage({ systems }: ScreenProps) {
  const location = useLocation()
  const isJumping = useJump(({ jump }) => jump !== undefined)
  if (isJumping || readDashboardJump(location)) return <WaitingPage />
  return (
    <HomeNotices>
      <Dashboard
        systems={systems}
        notices={{
          banner: isFeatureOn('questionnaire') && (
            <QuestionnaireBanner canOpen={(path) => isPermitted(systems, path)} />
          ),
          list: <NoticeList rows={noticeRows} />,
          actions: <NoticeActions />,
        }}
      />
    </HomeNotices>
  )
}

/** The hidden helper that remounts a page (specification §2), after a question when input would be lost. */
function RedirectPage() {
  const location = useLocation()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { mayDiscard } = useUnsaved()

  const redirect = useEffectEvent(async (unmounted: AbortSignal) => {
    const target = safeRedirect(redirectTarget(location))
    const { tabs, refreshed } = useTabs.getState()
    const open = findTab(tabs, target)
    if (!open || (await mayDiscard(tabFilters.tab(open.key), unmounted))) {
      if (unmounted.aborted) return
      if (open) refreshed(open.key)
      void queryClient.invalidateQueries()
    }
    if (!unmounted.aborted) void navigate(target, { replace: true })
  })

  useEffect(() => {
    const unmounted = new AbortController()
    void redirect(unmounted.signal)
    return () => unmounted.abort()
  }, [])

  return null
}

/** What each address shows inside the frame; from `root` and `login` the guard redirects. */
export const pages = (of = features()): readonly Page[] => [
  { path: paths.dashboard, title: { namespace: 'frame', key: 'home' }, Screen: DashboardPage },
  { path: paths.redirect, Screen: RedirectPage },
  { path: paths.root, Screen: () => null },
  { path: paths.login, Screen: () => null },
  notFound,
  unauthorized,
  ...featurePages(of),
]

const urlOfTab: ScreenProps['urlOfTab'] = (path) =>
  useTabs.getState().tabs.find(({ key }) => key === path)?.url ?? path

/** The screen of a page, with what the frame does for it. */
export function PageScreen({ page: { Screen } }: { readonly page: Page }) {
  const openDialog = useOwnDialogs((state) => state.opened)
  return (
    <Screen
      systems={useSystems()}
      urlOfTab={urlOfTab}
      onChangePassword={() => openDialog('password')}
      onSwitchPosition={() => openDialog('position')}
    />
  )
}
