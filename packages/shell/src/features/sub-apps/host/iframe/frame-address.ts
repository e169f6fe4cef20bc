import { withoutBust } from '../../loading/load-marks.ts'

/** In the entry of a sub-app in an iframe: becomes the path of the tab, without its first slash. */
const place = '{path}'

/** Whether each path of the sub-app has its own address, for pages without the bridge. */
export const takesPath = (entry: string): boolean => entry.includes(place)

/** The address that an iframe loads for a path such as `/orders?state=new`. */
export const frameAddress = (entry: string, path: string): string =>
  entry.replace(place, () => path.replace(/^\//, ''))

/** The path of the page currently in the iframe; undefined where it is unreadable or another site's. */
export function pathInFrame(frame: HTMLIFrameElement, entry: string): string | undefined {
  if (!takesPath(entry)) return undefined
  try {
    const [before = '', after = ''] = entry.split(place)
    const start = new URL(before, document.baseURI).href
    const href = withoutBust(frame.contentWindow?.location.href ?? '')
    if (!href.startsWith(start) || !href.endsWith(after)) return undefined
    return `/${href.slice(start.length, href.length - after.length)}`
  } catch {
    return undefined // another origin
  }
}
