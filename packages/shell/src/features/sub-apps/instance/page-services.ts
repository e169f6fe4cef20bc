import type { SubAppServices } from '../bridge/sub-app-services.ts'

interface PageNotes {
  /** Whether it is in its place, and not behind a failure panel. */
  isThere(): boolean
  /** An error that the page itself reports: it has that in hand. */
  reported(error: unknown): void
  /** It has moved by itself. */
  moved(path: string): void
  dirtied(isDirty: boolean): void
}

/**
 * The frame as one page gets it: what it tells is noted on the way. A page that was given up but may come back keeps its
 * title, its route and its errors; it leads nobody elsewhere and closes nothing, since nobody sees what does that.
 */
export const pageServices = (
  frame: SubAppServices,
  { isThere, reported, moved, dirtied }: PageNotes,
): SubAppServices => ({
  ...frame,
  openTab: async (target) => (isThere() ? frame.openTab(target) : 'refused-permission'),
  navigate: (tabId, page) => (isThere() ? frame.navigate(tabId, page) : 'refused-permission'),
  closeTab(tabId) {
    if (isThere()) frame.closeTab(tabId)
  },
  setDirty: (_tabId, isDirty) => dirtied(isDirty),
  reportError(tabId, error, details) {
    reported(error)
    frame.reportError(tabId, error, details)
  },
  routeChanged(tabId, path) {
    moved(path)
    frame.routeChanged(tabId, path)
  },
})
