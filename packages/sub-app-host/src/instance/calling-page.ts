import type { Unsubscribe } from '@portal/sub-app-sdk/bridge'
import type { ScriptPlaces } from '../host/sub-app-host.ts'

/** What identifies the code of a mounted page. */
interface MountedPage {
  readonly tabId: string
  readonly places: Pick<ScriptPlaces, 'areIn'>
  readonly isShown: () => boolean
  /** A proxy answered one of its calls with its own sign-in, which only appears when the portal is reloaded. */
  readonly isIntercepted: () => boolean
  /** Remounts it, with its files and scripts reloaded. */
  readonly reload: () => void
}

const pages = new Set<MountedPage>()

export function pageBegins(page: MountedPage): Unsubscribe {
  pages.add(page)
  return () => pages.delete(page)
}

/** Addresses that a dev server adds to its pages: it reloads the whole window, since modules are evaluated once. */
const devClient = '/@vite/'

/**
 * The page whose code is running; undefined for the portal's own. All pages of a sub-app share their scripts, so the
 * visible one is assumed.
 * @param stack of an error created now
 */
export function callingPage(stack: string): MountedPage | undefined {
  const ofScripts = [...pages].filter(({ places }) => {
    const first = stack.split('\n').find((line) => places.areIn(line))
    return first !== undefined && !first.includes(devClient)
  })
  return ofScripts.find(({ isShown }) => isShown()) ?? ofScripts[0]
}
