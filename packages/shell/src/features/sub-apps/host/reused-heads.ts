import type { Unsubscribe } from '@portal/sub-app-sdk/bridge'

/** What the hosting library makes of a page's head. */
const headName = 'qiankun-head'

export interface ReusedHeads {
  /** Puts the head of earlier pages of that name in place of the next one that comes into `container`. */
  give(container: Element, name: string): Unsubscribe
  /** There will be no more pages of that name. */
  forget(name: string): void
}

/**
 * The scripts of a name run once for all its pages, and may remember each head that they put styles into, as antd does:
 * with one head for all of them they remember one. It is there before anything but the page's own text is in it.
 */
export function createReusedHeads(): ReusedHeads {
  const heads = new Map<string, Element>()
  return {
    give(container, name) {
      const observer = new MutationObserver(() => {
        const fresh = container.querySelector(headName)
        if (!fresh) return
        observer.disconnect()
        const kept = heads.get(name)
        heads.set(name, kept ?? fresh)
        if (!kept) return
        kept.replaceChildren(...fresh.childNodes)
        fresh.replaceWith(kept)
      })
      observer.observe(container, { childList: true })
      return () => observer.disconnect()
    },
    forget: (name) => void heads.delete(name),
  }
}
