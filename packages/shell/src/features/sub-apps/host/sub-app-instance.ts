import type { SubAppName } from '@portal/protocol/systems'
import type { PortalBridge } from '@portal/sub-app-sdk/bridge'
import type { GlobalState } from '../bridge/global-state.ts'
import type { ScriptPlaces } from './script-places.ts'

interface OpenRequest {
  readonly app: SubAppName
  /** The element that gets the instance's container. */
  readonly parent: HTMLElement
  readonly bridge: PortalBridge
  /** Whether the page is on the screen. */
  readonly isShown?: () => boolean
  readonly globalState?: GlobalState
  /** Whether the user asked for all of it anew. */
  readonly isRetry?: boolean
  /** Told when the code of the page fails to take it away, and when that takes too long. */
  readonly onUnmountFailed?: (error: unknown) => void
}

export interface SubAppInstance {
  /** Address of the sub-app's HTML page. */
  readonly entry: string
  /** By which errors of its code are known. */
  readonly places: Pick<ScriptPlaces, 'areIn'>
  /** Holds the page and nothing else. */
  readonly container: HTMLElement
  /** Rejects with whatever went wrong, with MountTimeout when it took too long. */
  readonly mounted: Promise<void>
  /** The same, however long it takes. */
  readonly everMounted: Promise<void>
  /** The page is on the screen now, or no longer. */
  shown(isShown: boolean): void
  /** Takes the page away, as soon as it can be; never rejects. */
  close(): Promise<void>
}

export type OpenSubApp = (request: OpenRequest) => SubAppInstance
