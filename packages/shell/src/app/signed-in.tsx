import { setPortalAttribute } from '@portal/sub-app-host/portal/portal-attributes'
import { QueryClientProvider } from '@tanstack/react-query'
import { ConfigProvider } from 'antd'
import { Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { allFeatures } from '../features/features.ts'
import { DeferredRender } from '../frame/deferred-render.tsx'
import { Frame } from '../frame/frame.tsx'
import { PageScreen, pages } from '../frame/pages/pages.tsx'
import { createQueryClient } from '../lib/api/query-client.ts'
import { getConfig } from '../lib/config/runtime-config.ts'
import { collectErrors } from '../lib/errors/collect-errors.ts'
import { keepEnterInMenus, keepFocusFromPresses, trapFocusInDialogs } from '../lib/focus/dialog-focus.ts'
import { useLanguage } from '../lib/i18n/language-store.ts'
import { fillText, loadTexts } from '../lib/i18n/texts.ts'
import { translationReady } from '../lib/i18n/translation.ts'
import { routeRoleProblems } from '../lib/route-access.ts'
import { paths } from '../lib/routes.ts'
import { useSettings } from '../lib/settings/settings-store.ts'
import { antdLocaleReady, portalTheme, useAntdLocale } from '../lib/theme/antd-config.ts'
import { followThemeStylesheet, keepLook, useTheme } from '../lib/theme/current-theme.ts'
import { reportFailure } from '../lib/ui/error-policy.ts'
import { failureText } from '../lib/ui/failure-text.ts'
import { showToast } from '../lib/ui/toasts.ts'
import { api } from '../session/api.ts'
import { bindErrorLog } from '../session/bind-error-log.ts'
import type { SessionData } from '../session/load-session.ts'
import { reloadNames, seedQueries } from '../session/queries.ts'
import { ConfigErrorPage } from './boundaries.tsx'
import { EntryScreen } from './entry-screen.tsx'
import { RoutePage } from './route-page.tsx'

keepLook()
bindErrorLog()

/**
 * Resolves when everything that the first render would suspend on has loaded; rejects when something can't be loaded.
 */
export const signedInReady = (): Promise<unknown> => Promise.all([translationReady(), antdLocaleReady])

/** Says why all departments are shown in place of the chosen ones. */
async function reportFallback(error: unknown): Promise<void> {
  const { language } = useLanguage.getState()
  const [frame, errors] = await Promise.all([loadTexts(language, 'frame'), loadTexts(language, 'errors')])
  const text = fillText(frame.departmentsFellBack, { failure: failureText(error, errors) })
  showToast({ kind: 'error', text, seconds: 5 })
}

/** Everything that needs a user: server data, antd, translations, the frame. Remounted for each session. */
export function SignedIn({ data }: { data: SessionData }) {
  const [queryClient] = useState(() => {
    const client = createQueryClient(reportFailure)
    seedQueries(client, data)
    return client
  })
  useEffect(
    () =>
      useLanguage.subscribe((now, before) => {
        if (now.language !== before.language) void reloadNames(api, queryClient)
      }),
    [queryClient],
  )
  useEffect(() => {
    if (data.fallbackReason) void reportFallback(data.fallbackReason)
  }, [data])
  useEffect(collectErrors, [])
  useEffect(trapFocusInDialogs, [])
  useEffect(keepFocusFromPresses, [])
  useEffect(keepEnterInMenus, [])
  useEffect(() => followThemeStylesheet(getConfig().themeStylesheet), [])
  const theme = useTheme()
  const size = useSettings((settings) => settings.size)
  // For own styles; antd is configured below.
  useLayoutEffect(() => {
    setPortalAttribute('data-size', size)
  }, [size])
  const locale = useAntdLocale()
  return (
    <ConfigProvider
      theme={portalTheme(theme)}
      locale={locale}
      componentSize={size}
      // antd would put a space between two Chinese characters on buttons.
      button={{ autoInsertSpace: false }}
    >
      <DeferredRender>{({ DialogHost }) => <DialogHost />}</DeferredRender>
      <QueryClientProvider client={queryClient}>
        <Suspense fallback={<EntryScreen share={1} />}>
          <SignedInRoutes />
        </Suspense>
      </QueryClientProvider>
    </ConfigProvider>
  )
}

/**
 * The screens of a signed-in user (specification §2). The frame renders the sub-apps itself, so that they stay mounted.
 * Paths are case-sensitive, as in the rules for tabs and menus.
 */
function SignedInRoutes() {
  const problems = routeRoleProblems(pages(allFeatures), getConfig())
  if (problems.length > 0) return <ConfigErrorPage problems={problems} />
  return (
    <Routes>
      <Route element={<Frame />}>
        <Route caseSensitive path={paths.subApps(getConfig().childRoot)} element={null} />
        {pages().map((page) => (
          <Route
            key={page.path}
            caseSensitive
            path={page.path}
            element={
              <RoutePage route={page}>
                <PageScreen page={page} />
              </RoutePage>
            }
          />
        ))}
        <Route path="*" element={<Navigate to={paths.notFound} replace />} />
      </Route>
    </Routes>
  )
}
