/** The two that are measured, one that leaves something behind, and one that draws nothing. */
export type AppName = 'tiny' | 'antd' | 'untidy' | 'empty'

/** A mounted page of a sub-app. */
export interface Opened {
  close(): unknown
  /** Called when the page is shown or hidden. */
  shown?(isShown: boolean): void
}

/** One way to host the pages of sub-apps. */
export interface Host {
  /** Fetches ahead what a page needs, by the means that the host has for it. */
  prefetch(app: AppName): unknown
  /** @param number tells instances of one app apart; one that was closed gives its number back */
  open(app: AppName, place: HTMLElement, number: number): Opened
  /** Class of a place that is not shown, for a host that has a way of its own; `display: none` else. */
  readonly behind?: string | undefined
}

/** Address of a sub-app's page. */
export const entryOf = (app: AppName): string => new URL(`/apps/${app}/`, location.href).href

/** Fills the browser's cache, for hosts that have no means of their own. */
export async function fetchAhead(app: AppName): Promise<void> {
  const page = await (await fetch(entryOf(app))).text()
  const script = /<script[^>]* src="([^"]+)"/.exec(page)?.[1]
  if (!script) throw new Error(`The page of ${app} names no script`)
  await (await fetch(new URL(script, entryOf(app)))).text()
}
