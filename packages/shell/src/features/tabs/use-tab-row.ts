import type { Tab } from '@portal/protocol/rules/tabs'
import { dialogAround } from '@portal/sub-app-host/portal/modal-dialogs'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dragItem } from './drag-item.ts'
import type { TabActions } from './tab-actions.ts'
import type { TabItemEvents } from './tab-item.tsx'
import { useTabs } from './tab-store.ts'

const tabElements = (row: HTMLElement) => [...row.querySelectorAll<HTMLElement>('[role="tab"]')]

/** The tabs' mouse and keyboard events, and the announcement of a move for screen readers. */
export function useTabEvents(
  row: RefObject<HTMLElement | null>,
  actions: TabActions,
  titleOf: (tab: Tab) => string,
) {
  const { t } = useTranslation('frame')
  const [announcement, setAnnouncement] = useState('')
  const now = useRef({ actions, titleOf, t })
  useLayoutEffect(() => {
    now.current = { actions, titleOf, t }
  })
  useFocusAfterClose(row)

  const [events] = useState(() => {
    const moved = (key: string, place: number) => {
      useTabs.getState().reordered(key, place)
      const { tabs } = useTabs.getState()
      const index = tabs.findIndex((tab) => tab.key === key)
      const tab = tabs[index]
      const latest = now.current
      if (tab)
        setAnnouncement(
          latest.t('tabMoved', { title: latest.titleOf(tab), place: index + 1, count: tabs.length }),
        )
    }
    const step = (key: string) => useTabs.getState().tabs.findIndex((tab) => tab.key === key)
    return {
      moved,
      chosen: (key) => now.current.actions.go(key),
      closed: (key) => now.current.actions.close(key),
      grabbed: (key, event) => dragItem(event, (place) => moved(key, place)),
      pressed: (key, action) => {
        if (action.kind === 'go') now.current.actions.go(key)
        else if (action.kind === 'close') now.current.actions.close(key)
        else if (action.kind === 'move') moved(key, step(key) + action.step)
        else if (row.current) {
          const all = tabElements(row.current)
          const wanted = step(key) + action.step
          all[Math.min(Math.max(wanted, 0), all.length - 1)]?.focus()
        }
      },
    } satisfies TabItemEvents & { moved: (key: string, place: number) => void }
  })
  return { events, announcement }
}

/**
 * When the focused tab is closed, the focus moves to the row's tab stop; also when a dialog, which would restore the
 * focus, asked before whether the tab may be closed.
 */
function useFocusAfterClose(row: RefObject<HTMLElement | null>): void {
  const tabs = useTabs((state) => state.tabs)
  const focused = useRef<Element | null>(null)
  useLayoutEffect(() => {
    const element = row.current
    if (!element || tabs.length === 0) return
    const { activeElement } = document
    const isLost = focused.current !== null && !focused.current.isConnected
    if (isLost && (activeElement === document.body || dialogAround(activeElement))) {
      element.querySelector<HTMLElement>('[role="tab"][tabindex="0"]')?.focus()
    }
    const track = () => {
      const now = document.activeElement
      if (!dialogAround(now)) focused.current = element.contains(now) ? now : null
    }
    track()
    document.addEventListener('focusin', track)
    return () => document.removeEventListener('focusin', track)
  }, [row, tabs])
}

/** Px per line of a mouse wheel. */
const lineHeight = 16

/** Scrolls a row horizontally by the mouse wheel; horizontal wheel events, e.g. of a touch pad, are left alone. */
function scrollByWheel(row: HTMLElement): () => void {
  const turn = (event: WheelEvent) => {
    const isSideways = Math.abs(event.deltaX) > Math.abs(event.deltaY)
    if (isSideways || event.ctrlKey || row.scrollWidth <= row.clientWidth) return
    event.preventDefault()
    row.scrollLeft += event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? lineHeight : 1)
  }
  row.addEventListener('wheel', turn, { passive: false })
  return () => row.removeEventListener('wheel', turn)
}

/** Scrolls a tab into view, by its key. */
function showTab(row: HTMLElement | null, key: string): void {
  const tab = row?.querySelector(`[data-tab-key="${CSS.escape(key)}"]`)
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** Marks the row with the sides on which there is more of it. */
function noteHidden(row: HTMLElement): void {
  const hiddenAfter = row.scrollWidth - row.clientWidth - row.scrollLeft
  row.dataset.moreBefore = String(row.scrollLeft > 1)
  row.dataset.moreAfter = String(hiddenAfter > 1)
}

interface TabRow {
  readonly overflows: boolean
  readonly show: (key: string) => void
}

/** Keeps the active tab in view and lets the wheel scroll the row. */
export function useTabRow(row: RefObject<HTMLElement | null>, activeKey: string, count: number): TabRow {
  const [overflows, setOverflows] = useState(false)

  useEffect(() => (row.current ? scrollByWheel(row.current) : undefined), [row])

  const showActive = useEffectEvent(() => showTab(row.current, activeKey))

  useLayoutEffect(() => {
    const element = row.current
    if (!element) return
    // A title that arrives late moves the other tabs.
    const resized = () => {
      setOverflows(element.scrollWidth > element.clientWidth)
      showActive()
      noteHidden(element)
    }
    const scrolled = () => noteHidden(element)
    element.addEventListener('scroll', scrolled, { passive: true })
    const observer = new ResizeObserver(resized)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', scrolled)
    }
    // `count`: measured again when a tab opens or closes.
  }, [row, count])

  // Tabs that are new or change size are handled by the observer, after layout.
  const seen = useRef(activeKey)
  useEffect(() => {
    if (seen.current !== activeKey) showActive()
    seen.current = activeKey
  }, [activeKey])

  return { overflows, show: (key) => showTab(row.current, key) }
}
