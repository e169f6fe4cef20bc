import { callingPage } from '@portal/sub-app-host/instance/calling-page'
import { tabsTypedIn } from '@portal/sub-app-host/instance/typed-pages'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTabs } from '../../features/tabs/tab-store.ts'
import { addressInside } from '../../lib/base-path.ts'
import { isLeavingFor, leaveFor } from '../../lib/leave-page.ts'
import { paths } from '../../lib/routes.ts'
import { useSystems } from '../frame-data.tsx'
import { locate } from '../location/portal-location.ts'
import { useTabTitle } from '../location/tab-titles.ts'
import { departureStep, mayBeFile, saveFile, sendForm } from './leaving.ts'
import { useDialogs } from './unsaved-dialogs.tsx'
import { type TabFilter, tabFilters, unsavedTabs } from './unsaved-tabs.ts'

/**
 * A page's `location.href = …`, links and forms would replace the whole portal. Portal addresses are handled by the
 * portal, others need a question if input would be lost; a page's reload remounts it. Needs the Navigation API;
 * otherwise the browser asks.
 * @returns asks before the pages of these tabs are given up
 */
export function useDepartures(): (concern: TabFilter) => Promise<boolean> {
  const systems = useSystems()
  const titleOf = useTabTitle()
  const navigate = useNavigate()
  const { askToDiscard } = useDialogs()

  const isShownHere = (address: string) =>
    [paths.root, paths.login].some((path) => path === address.split('?', 1)[0]) ||
    locate(systems, address).kind !== 'other'

  /** Pages that don't report unsaved input may contain some. */
  async function mayLose(concern: TabFilter): Promise<boolean> {
    const { tabs, dirty } = useTabs.getState()
    const unsaved = unsavedTabs({ tabs, dirty: new Set([...dirty, ...tabsTypedIn()]) }, concern)
    if (unsaved.length === 0) return true
    return askToDiscard(unsaved.map((tab) => ({ key: tab.key, title: titleOf(tab) })))
  }

  async function confirmFirst(address: string, go: () => void): Promise<void> {
    // Input stays unsaved until the portal is unloaded: a file may be served instead of a page.
    if (await mayLose(tabFilters.everyTab)) leaveFor(go, address)
  }

  /** A page that loads itself again does so in its tab. False where it is the portal's own code that runs. */
  function reloadsPage(): boolean {
    const page = callingPage(new Error().stack ?? '')
    if (page?.isIntercepted()) void confirmFirst(window.location.href, () => window.location.reload())
    else if (page) void mayLose(tabFilters.tab(page.tabId)).then((may) => may && page.reload())
    return page !== undefined
  }

  const departing = useEffectEvent((event: NavigateEvent) => {
    if (isLeavingFor(event.destination.url) || !event.cancelable) return
    if (event.navigationType === 'reload') {
      if (reloadsPage()) event.preventDefault()
      return
    }
    const { destination, navigationType, hashChange, downloadRequest, formData } = event
    const { url, sameDocument } = destination
    const step = departureStep(
      {
        url,
        navigationType,
        isSameDocument: sameDocument || hashChange,
        isDownload: downloadRequest !== null,
        isForm: formData !== null,
      },
      (to) => addressInside(to),
      isShownHere,
    )
    if (step === 'pass') return
    if (step !== 'ask') {
      event.preventDefault()
      if (url === window.location.href && reloadsPage()) return
      void navigate(step.goTo, { replace: navigationType === 'replace' })
      return
    }
    if (useTabs.getState().dirty.size === 0 && tabsTypedIn().length === 0) return
    const source: unknown = Reflect.get(event, 'sourceElement')
    const go = () => (formData === null ? window.location.assign(url) : sendForm(url, formData, source))
    event.preventDefault()
    if (formData === null && mayBeFile(url)) saveFile(url, () => void confirmFirst(url, go))
    else void confirmFirst(url, go)
  })

  useEffect(() => {
    const { navigation } = window as { navigation?: Navigation }
    const heard = (event: NavigateEvent) => departing(event)
    navigation?.addEventListener('navigate', heard)
    return () => navigation?.removeEventListener('navigate', heard)
  }, [])
  return mayLose
}
