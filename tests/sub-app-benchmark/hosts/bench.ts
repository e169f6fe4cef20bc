import type { Audience } from '../apps/committed.ts'
import type { AppName, Host, Opened } from './host.ts'

interface Instance {
  readonly opened: Opened
  readonly place: HTMLElement
  readonly root: Element
}

/** What is done with a host; times are in ms. */
export interface Bench {
  prefetch(app: AppName): Promise<void>
  /** Opens an instance in front of the others; from the call until React has put the page in place. */
  open(app: AppName, number: number): Promise<number>
  close(number: number): Promise<void>
  /** Shows one instance in place of the one that is shown; from the call until the next picture. */
  switchTo(number: number): Promise<number>
  /** Fails unless the instance is on the screen and counts what is pressed. */
  verify(number: number): Promise<void>
}

declare global {
  interface Window {
    bench?: Bench
    audience?: Audience
  }
}

/** Once the next picture is painted. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve()
      port2.postMessage(undefined)
    })
  })

export function createBench(host: Host): Bench {
  const instances = new Map<number, Instance>()
  // As in a portal: what comes into the body itself counts as a pop-up of a page there.
  const main = document.querySelector('main') ?? document.body
  const instanceOf = (number: number) => {
    const instance = instances.get(number)
    if (!instance) throw new Error(`Instance ${number} is not open`)
    return instance
  }
  const show = (number: number | undefined) => {
    for (const [other, { opened, place }] of instances) {
      const isShown = other === number
      if (host.behind) place.classList.toggle(host.behind, !isShown)
      else place.style.display = isShown ? '' : 'none'
      opened.shown?.(isShown)
    }
  }
  const committed = () =>
    new Promise<{ at: number; root: Element }>((resolve) => {
      window.audience = { committed: (root) => resolve({ at: performance.now(), root }) }
    })

  return {
    async prefetch(app) {
      await host.prefetch(app)
    },
    async open(app, number) {
      const ready = committed()
      const start = performance.now()
      show(undefined)
      const place = document.createElement('section')
      place.className = 'place'
      main.append(place)
      const opened = host.open(app, place, number)
      const { at, root } = await ready
      instances.set(number, { opened, place, root })
      return at - start
    },
    async close(number) {
      const { opened, place } = instanceOf(number)
      await opened.close()
      place.remove()
      instances.delete(number)
    },
    async switchTo(number) {
      await painted()
      const start = performance.now()
      show(number)
      await painted()
      return performance.now() - start
    },
    async verify(number) {
      await painted()
      const { root } = instanceOf(number)
      const button = root.querySelector('button')
      if (!button || !root.isConnected || button.getClientRects().length === 0)
        throw new Error('The page is not to be seen')
      const before = button.textContent
      button.click()
      await painted()
      if (button.textContent === before) throw new Error(`The page does not count: ${before}`)
    },
  }
}
