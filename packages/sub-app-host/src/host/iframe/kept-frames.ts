import { once } from '@portal/protocol/once'
import type { PortalBridge } from '@portal/sub-app-sdk/bridge'
import { limits } from '../../limits.ts'

/** The frame of a closed page. */
interface KeptFrame {
  readonly key: string
  readonly frame: HTMLIFrameElement
  /** It is no longer kept. */
  end(): void
  drop(): void
}

const kept = new Set<KeptFrame>()
/** Where they are, out of sight. */
const place = once(() => {
  const element = document.documentElement.appendChild(document.createElement('div'))
  element.hidden = true
  return element
})

/** Only this way of moving leaves a frame its page. */
function moveInto(parent: Element, frame: HTMLIFrameElement): boolean {
  const move: unknown = Reflect.get(parent, 'moveBefore')
  if (typeof move !== 'function' || !parent.isConnected || !frame.isConnected) return false
  move.call(parent, frame, null)
  return true
}

/**
 * Keeps a frame, whose page was unmounted, for the next page of its key: out of sight, for a while and within its
 * session. Removes it where browsers can't move it.
 */
export function keepFrame(key: string, frame: HTMLIFrameElement, bridge: PortalBridge): void {
  // A session that has ended has no certificate.
  if (!bridge.snapshot().certificate || !moveInto(place(), frame)) {
    frame.remove()
    return
  }
  const end = () => {
    kept.delete(one)
    clearTimeout(timer)
    unsubscribe()
  }
  const drop = () => {
    end()
    frame.remove()
  }
  const timer = setTimeout(drop, limits.keptFrameMs)
  const unsubscribe = bridge.on('signingOut', drop)
  const one: KeptFrame = { key, frame, end, drop }
  kept.add(one)
  if (kept.size > limits.maxKeptFrames) [...kept][0]?.drop()
}

/** Moves a kept frame of that key into the container of the next page. */
export function takeFrame(key: string, container: Element): HTMLIFrameElement | undefined {
  const one = [...kept].find((other) => other.key === key)
  if (!one || !moveInto(container, one.frame)) return undefined
  one.end()
  return one.frame
}
