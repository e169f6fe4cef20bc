import type { WidgetId } from '../widgets.ts'

type Views = typeof import('./views.ts').views

let loading: Promise<Views> | undefined

/**
 * How the widgets look: one file, which comes after the frame's code. Everybody who asks gets the same promise, marked
 * once it has settled the way React's `use` marks it, so that nobody waits who needn't. A failed download is tried again.
 */
export function loadViews(): Promise<Views> {
  if (loading) return loading
  const now = import('./views.ts').then((module) => module.views)
  loading = now
  now.then(
    (value) => Object.assign(now, { status: 'fulfilled', value }),
    () => {
      loading = undefined
    },
  )
  return now
}

/** The text that titles each widget. */
export const titleKey = <Id extends WidgetId>(id: Id): `titles.${Id}` => `titles.${id}`
