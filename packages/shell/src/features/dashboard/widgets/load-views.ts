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
 * How the widgets look: one file, which comes after the frame's code. Everybody has the same promise, also one that has
 * failed: a drawing asks for nothing.
 */
export const useViewsFile = create<ViewsFile>()((set) => ({
  // On its way while user and menus are loaded; a failure shows where the widgets stand.
  views: load(),
  attempt: 0,
  retried: () =>
    set(({ views, attempt }) => ('reason' in views ? { views: load(), attempt: attempt + 1 } : {})),
}))
