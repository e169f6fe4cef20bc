import type { GlobalState } from '../bridge/legacy-props.ts'
import type { OwnNames } from '../guards/storage.ts'
import type { FetchFile } from '../loading/fetch-file.ts'

/** What is needed to load one instance of a sub-app. */
export interface MicroAppOptions {
  /** Unique among the instances on the page. */
  readonly name: string
  /** Address of the sub-app's HTML page. */
  readonly entry: string
  readonly container: HTMLElement
  /** Puts the container into the document, once qiankun has taken the page; undefined for an invisible one. */
  readonly place?: () => void
  readonly props: Readonly<Record<string, unknown>>
  /** For sub-apps that only know qiankun's shared state. */
  readonly globalState?: GlobalState | undefined
  readonly fetchFile: FetchFile
  /** Added to every address of the sub-app, to bypass caches after a failure. */
  readonly cacheBuster?: string | undefined
  /** Called for each script and style sheet of the page, and for those it loads later. */
  readonly onFile?: (url: string) => void
  /** Called when a file failed to load: qiankun's cached result must not be used again. */
  readonly onBadFile?: (url: string) => void
  /** The only part of the portal's addresses that its code may navigate. */
  readonly ownPrefix: string
  /** What it stores for itself under names of the portal. */
  readonly ownNames?: OwnNames
  /** Name of the page's system, for screen readers. */
  readonly title: string
  /** Called with uncaught errors of a page that has a window of its own. */
  readonly onError?: (error: unknown) => void
  /** The tab that the page lives in. */
  readonly tabId: string
  /** Whether the page is visible. */
  readonly isShown: () => boolean
  /** Called for the first navigation that its code tried outside its page. */
  readonly onRefused: (move: string) => void
}

export interface MicroApp {
  /** Resolves when the page has rendered; rejects when it could not be loaded, bootstrapped or mounted. */
  readonly mounted: Promise<void>
  /** Only for an app that is mounted. */
  unmount(): Promise<void>
  /** The page is visible now, or no longer. */
  shown(isShown: boolean): void
  /** After it was unmounted: whether the next page may reuse its scripts. May become false much later. */
  readonly isReusable: () => boolean
  /** Stops all activity of its code in any state; a page that isn't mounted yet never will be. */
  readonly release: () => void
}

/** Loads a sub-app into its container: the single interface to the hosting library. */
export type LoadMicroApp = (options: MicroAppOptions) => Promise<MicroApp>
