/** What a page draws into its place; returns what takes it away. */
type Draw = (place: HTMLElement) => () => void

interface MountProperties {
  readonly container?: Element
}

declare global {
  interface Window {
    __POWERED_BY_QIANKUN__?: boolean
  }
}

/** Offers the three functions of a sub-app that knows qiankun alone. Without a host the page draws itself. */
export function offerPage(draw: Draw): void {
  const ends = new Map<Element, () => void>()
  const placeIn = (within: ParentNode) => {
    const place = within.querySelector<HTMLElement>('#app')
    if (!place) throw new Error('The page has no #app')
    return place
  }
  const lifecycles = {
    bootstrap: async () => {},
    async mount({ container }: MountProperties) {
      const place = placeIn(container ?? document)
      ends.set(place, draw(place))
    },
    async unmount({ container }: MountProperties) {
      const place = placeIn(container ?? document)
      ends.get(place)?.()
      ends.delete(place)
    },
  }
  if (window.__POWERED_BY_QIANKUN__) Object.assign(window, { orderPage: lifecycles })
  else void lifecycles.mount({})
}
