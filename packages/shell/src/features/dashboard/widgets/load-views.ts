import { create } from 'zustand'

type Views = typeof import('./views.ts').views

/** Marked once settled like React's `use` does, so that a settled promise doesn't suspend. */
function load(): Promise<Views> {
  const now = import('./views.ts').then((module) => module.views)
  now.then(
    (value) => Object.assign(now, { status: 'fulfilled', value }),
    (reason: unknown) => Object.assign(now, { status: 'rejected', reason }),
  )
  return now
}

interface ViewsFile {
  readonly views: Promise<Views>
  /** Number of attempts. */
  readonly attempt: number
  /** On a widget's retry: the failed code is fetched again, for all widgets. */
  readonly retried: () => void
}

/**
 * The views of the widgets: one chunk, loaded after the frame's code. All callers share one promise, even after a
 * failure, so that rendering never retries.
 */
export const useViewsFile = create<ViewsFile>()((set) => ({
  // Loads in parallel with user and menus; a failure shows in place of the widgets.
  views: load(),
  attempt: 0,
  retried: () =>
    set(({ views, attempt }) => ('reason' in views ? { views: load(), attempt: attempt + 1 } : {})),
}))
