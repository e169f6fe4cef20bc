import { isPlaceholderEntry } from '@portal/sub-app-host/portal/history-state'

/** An entry of the browser's history: its index and what it shows. */
export interface HistoryEntry {
  readonly index: number
  readonly address: string
  /** It was a closed tab's. */
  readonly isPlaceholder: boolean
}

/**
 * The further step to take when a step through the history changed nothing, otherwise 0: the entry of a closed tab
 * shows the following page, often the same as the entry before.
 */
export function furtherStep(from: HistoryEntry, to: HistoryEntry, length: number): -1 | 0 | 1 {
  const step = to.index - from.index
  const next = to.index + step
  // A press that was meant for a page of the portal must not leave it.
  if (from.address !== to.address || next < 0 || next >= length) return 0
  if (step === -1 && from.isPlaceholder) return step
  if (step === 1 && to.isPlaceholder) return step
  // Other pages may push the same address twice on purpose, and a user who skips entries has chosen one.
  return 0
}

/**
 * Skips entries where Back or Forward would show the same page again. Needs the Navigation API, since nothing else
 * reports new entries, and a second press may precede the first render. Without it such a press does nothing.
 */
export function stepOverRepeatedEntries(): () => void {
  const { navigation } = window as { navigation?: Navigation }
  if (!navigation) return () => undefined
  let shown = entryNow(navigation)
  const listening = new AbortController()
  const { signal } = listening
  const noted = ({ navigationType }: NavigationCurrentEntryChangeEvent) => {
    if (navigationType !== 'traverse') shown = entryNow(navigation)
  }
  const stepped = (event: Event) => {
    const from = shown
    shown = entryNow(navigation)
    const entries = navigation.entries()
    const further = furtherStep(from, shown, entries.length)
    const next = further === 0 ? undefined : entries[shown.index + further]
    if (!next?.sameDocument) return
    event.stopImmediatePropagation()
    // To an entry, not by a number of steps: a user who pressed twice is there already.
    const { committed, finished } = navigation.traverseTo(next.key)
    Promise.all([committed, finished]).catch(() => undefined)
  }
  navigation.addEventListener('currententrychange', noted, { signal })
  // Before the router, which must not see such a step. Not by `window.addEventListener`: once sub-apps are hosted,
  // single-spa replaces it and calls such listeners later.
  EventTarget.prototype.addEventListener.call(window, 'popstate', stepped, { signal, capture: true })
  return () => listening.abort()
}

function entryNow(navigation: Navigation): HistoryEntry {
  const { pathname, search, hash } = window.location
  return {
    index: navigation.currentEntry?.index ?? -1,
    address: pathname + search + hash,
    isPlaceholder: isPlaceholderEntry(),
  }
}
