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
  /** A widget is retried: failed code is fetched again, for all of them. */
  readonly retried: () => void
}

/**
 * The views of the widgets: one file, loaded after the frame's code. All callers share one promise, even after a
 * failure: rendering never retries.
 */
export const useViewsFile = create<ViewsFile>()((set) => ({
  // Loads together with user and menus; a failure shows in place of the widgets.
  views: load(),
  attempt: 0,
  retried: () =>
    set(({ views, attempt }) => ('reason' in views ? { views: load(), attempt: attempt + 1 } : {})),
}))
