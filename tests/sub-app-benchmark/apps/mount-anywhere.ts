import { subAppLifecycles } from '@portal/sub-app-sdk/lifecycle'

/** Draws the page into the element and gives back what takes it away. */
type Draw = (element: Element) => () => void

declare global {
  interface Window {
    __POWERED_BY_QIANKUN__?: boolean
    __POWERED_BY_WUJIE__?: boolean
    __WUJIE_MOUNT?: () => void
    __WUJIE_UNMOUNT?: () => void
    __MICRO_APP_ENVIRONMENT__?: boolean
    mount?: () => void
    unmount?: () => void
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
  let takeAway = () => {}
  const mount = () => {
    takeAway = drawIn(document)
  }
  const unmount = () => takeAway()

  if (window.__POWERED_BY_WUJIE__) Object.assign(window, { __WUJIE_MOUNT: mount, __WUJIE_UNMOUNT: unmount })
  else if (window.__MICRO_APP_ENVIRONMENT__) Object.assign(window, { mount, unmount })
  else if (window.__POWERED_BY_QIANKUN__ || window.runsDirectly)
    Object.assign(window, { portalSubApp: subAppLifecycles(drawIn) })
  else mount()
}
