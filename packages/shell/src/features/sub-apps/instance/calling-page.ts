import type { Unsubscribe } from '@portal/sub-app-sdk/bridge'
import type { ScriptPlaces } from '../host/sub-app-host.ts'

/** A page that is mounted, as code of it may be known by. */
interface MountedPage {
  readonly tabId: string
  readonly places: Pick<ScriptPlaces, 'areIn'>
  readonly isShown: () => boolean
  /** A proxy has answered one of its calls with its own sign-in, which comes only when the portal itself is loaded again. */
  readonly isIntercepted: () => boolean
  /** Mounts it again, with its files and scripts loaded again. */
  readonly reload: () => void
}

const pages = new Set<MountedPage>()

export function pageBegins(page: MountedPage): Unsubscribe {
  pages.add(page)
  return () => pages.delete(page)
}

/** What a dev server brings into its pages: it asks for the whole window, since modules are evaluated once. */
const devClient = '/@vite/'

/**
 * The page whose code runs now; undefined for the portal's own. All pages of a sub-app share their scripts: the one on the
 * screen is taken then.
 * @param stack of an error that was made now
 */
export function callingPage(stack: string): MountedPage | undefined {
  const ofScripts = [...pages].filter(({ places }) => {
    const first = stack.split('\n').find((line) => places.areIn(line))
    return first !== undefined && !first.includes(devClient)
  })
  return ofScripts.find(({ isShown }) => isShown()) ?? ofScripts[0]
}
