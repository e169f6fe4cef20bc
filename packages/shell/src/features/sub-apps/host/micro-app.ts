import type { GlobalState } from '../bridge/legacy-props.ts'
import type { FetchFile } from '../loading/fetch-file.ts'

/** What is needed to load one instance of a sub-app. */
export interface MicroAppOptions {
  /** Unique among the instances on the page. */
  readonly name: string
  /** Address of the sub-app's HTML page. */
  readonly entry: string
  readonly container: HTMLElement
  /** Puts the container into the document, once the library has taken the page up; undefined for one that nobody sees. */
  readonly place?: () => void
  readonly props: Readonly<Record<string, unknown>>
  /** For sub-apps that know the hosting library's shared state only. */
  readonly globalState?: GlobalState | undefined
  readonly fetchFile: FetchFile
  /** Put into every address of the sub-app, so that nothing is answered from a cache: needed after a failure. */
  readonly cacheBuster?: string | undefined
  /** Told of each script and style sheet that the page names, and of those it asks for later. */
  readonly onFile?: (url: string) => void
  /** Told when a file could not be had: what the hosting library keeps of it must not be used again. */
  readonly onBadFile?: (url: string) => void
  /** The only part of the portal's addresses that its code may move in. */
  readonly ownPrefix: string
  /** The tab that the page lives in. */
  readonly tabId: string
  /** Whether the page is on the screen. */
  readonly isShown: () => boolean
  /** Told once about a move that its code tried elsewhere. */
  readonly onRefused: (move: string) => void
}

interface MicroApp {
  /** Resolves when the page is drawn; rejects when it could not be loaded, bootstrapped or mounted. */
  readonly mounted: Promise<void>
  /** Only for an app that is mounted. */
  unmount(): Promise<void>
  /** The page is on the screen now, or no longer. */
  shown(isShown: boolean): void
  /** Ends all that its code still has going, whatever state it is in; what has not been mounted by now never will be. */
  release(): void
}

/** Loads a sub-app into its container. The one seam to the hosting library. */
export type LoadMicroApp = (options: MicroAppOptions) => Promise<MicroApp>
