import type { GlobalState } from '../bridge/legacy-props.ts'
import type { FetchFile } from '../loading/fetch-file.ts'

/** What is needed to load one instance of a sub-app. */
export interface MicroAppOptions {
  /** Unique among the instances on the page. */
  readonly name: string
  /** Address of the sub-app's HTML page. */
  readonly entry: string
  readonly container: HTMLElement
  /** Puts the container into the document, once the library has taken the page; undefined for an invisible one. */
  readonly place?: () => void
  readonly props: Readonly<Record<string, unknown>>
  /** For sub-apps that know the hosting library's shared state only. */
  readonly globalState?: GlobalState | undefined
  readonly fetchFile: FetchFile
  /** Put into every address of the sub-app, so that nothing is answered from a cache: needed after a failure. */
  readonly cacheBuster?: string | undefined
  /** Called for each script and style sheet of the page, and for those it loads later. */
  readonly onFile?: (url: string) => void
  /** Called when a file failed to load: the library's cached result must not be used again. */
  readonly onBadFile?: (url: string) => void
  /** The only part of the portal's addresses that its code may move in. */
  readonly ownPrefix: string
  /** What the page's system is called, for those who can't see it. */
  readonly title: string
  /** Called with uncaught errors of a page that has a window of its own. */
  readonly onError?: (error: unknown) => void
  /** The tab that the page lives in. */
  readonly tabId: string
  /** Whether the page is on the screen. */
  readonly isShown: () => boolean
  /** Called once for a navigation that its code tried outside its page. */
  readonly onRefused: (move: string) => void
}

export interface MicroApp {
  /** Resolves when the page has rendered; rejects when it could not be loaded, bootstrapped or mounted. */
  readonly mounted: Promise<void>
  /** Only for an app that is mounted. */
  unmount(): Promise<void>
  /** The page is on the screen now, or no longer. */
  shown(isShown: boolean): void
  /** After it was unmounted: whether the next page may use its scripts as they are. May become false long after. */
  readonly isReusable: () => boolean
  /** Ends all activity of its code in any state; a page that is not mounted by now never will be. */
  readonly release: () => void
}

/** Loads a sub-app into its container. The one seam to the hosting library. */
export type LoadMicroApp = (options: MicroAppOptions) => Promise<MicroApp>
