import type { Tab } from '@portal/protocol/rules/tabs'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dialogAround } from '../../lib/focus/dialog-around.ts'
import { dragItem } from './drag-item.ts'
import type { TabActions } from './tab-bar.tsx'
import type { TabItemEvents } from './tab-item.tsx'
import { useTabs } from './tab-store.ts'

const tabElements = (row: HTMLElement) => [...row.querySelectorAll<HTMLElement>('[role="tab"]')]

/** What the row's tabs do, by mouse and by keyboard, and what is said of it to people who don't see it. */
export function useTabEvents(
  row: RefObject<HTMLElement | null>,
  actions: TabActions,
  titleOf: (tab: Tab) => string,
) {
  const { t } = useTranslation('frame')
  const [said, setSaid] = useState('')
  const now = useRef({ actions, titleOf, t })
  useLayoutEffect(() => {
    now.current = { actions, titleOf, t }
  })
  useFocusKept(row)

  const [events] = useState(() => {
    const moved = (key: string, place: number) => {
      useTabs.getState().reordered(key, place)
      const { tabs } = useTabs.getState()
      const index = tabs.findIndex((tab) => tab.key === key)
      const tab = tabs[index]
      const words = now.current
      if (tab)
        setSaid(words.t('tabMoved', { title: words.titleOf(tab), place: index + 1, count: tabs.length }))
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
  return { events, said }
}

/**
 * The focus that goes with a closed tab goes on to the one where the Tab key stops; also when a dialog, which would give
 * it back, has asked before whether the tab may be closed.
 */
function useFocusKept(row: RefObject<HTMLElement | null>): void {
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
    const note = () => {
      const now = document.activeElement
      if (!dialogAround(now)) focused.current = element.contains(now) ? now : null
    }
    note()
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [row, tabs])
}
