import { portalOriginOf } from '@portal/sub-app-sdk/frame/frame-messages'
import { startInFrame } from '@portal/sub-app-sdk/frame/start-in-frame'
import { subAppLifecycles } from '@portal/sub-app-sdk/lifecycle'

/** Draws the page into the element and gives back what takes it away. */
type Draw = (element: Element) => () => void

declare global {
  interface Window {
    __POWERED_BY_QIANKUN__?: boolean
    /** The page runs without any host: the page that loads its script calls the lifecycles. */
    runsDirectly?: boolean
  }
}

/** Offers one page to each host in the way that the host asks for; alone, e.g. in an iframe, it is drawn at once. */
export function mountAnywhere(draw: Draw): void {
  const drawIn = (container: ParentNode) => {
    const element = container.querySelector('.page-root')
    if (!element) throw new Error('The page has no element to draw into')
    return draw(element)
  }
  const lifecycles = subAppLifecycles(drawIn)
  const portalOrigin = portalOriginOf(window)

  if (window.__POWERED_BY_QIANKUN__ || window.runsDirectly)
    Object.assign(window, { portalSubApp: lifecycles })
  else if (portalOrigin !== undefined) startInFrame(lifecycles, portalOrigin)
  else drawIn(document)
}
