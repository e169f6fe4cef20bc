import { bridgeProperty } from '@portal/sub-app-sdk/connect'
import type { SubAppLifecycles } from '@portal/sub-app-sdk/lifecycle'
import { fakeBridge } from '@portal/sub-app-sdk/testing/fake-bridge'
import { type AppName, entryOf, fetchAhead, type Host } from './host.ts'

interface Loaded {
  readonly html: string
  readonly lifecycles: SubAppLifecycles
}

const loaded = new Map<AppName, Promise<Loaded>>()

async function load(app: AppName): Promise<Loaded> {
  const page = new DOMParser().parseFromString(await (await fetch(entryOf(app))).text(), 'text/html')
  const address = page.querySelector('script')?.getAttribute('src')
  if (!address) throw new Error(`The page of ${app} names no script`)
  const script = document.createElement('script')
  script.src = new URL(address, entryOf(app)).href
  const isThere = new Promise((resolve) => script.addEventListener('load', resolve))
  document.head.append(script)
  await isThere
  const lifecycles = window.portalSubApp
  if (!lifecycles) throw new Error(`${app} offers no lifecycles`)
  return { html: page.body.innerHTML, lifecycles }
}

/** No host at all: the script runs in the page, once. The lower bound, without isolation. */
export const host: Host = {
  prefetch: fetchAhead,
  open(app, place) {
    window.runsDirectly = true
    const loading = loaded.get(app) ?? load(app)
    loaded.set(app, loading)
    const mounted = loading.then(async ({ html, lifecycles }) => {
      place.innerHTML = html
      await lifecycles.mount({ container: place, ...{ [bridgeProperty]: fakeBridge() } })
    })
    return {
      async close() {
        await mounted
        const { lifecycles } = await loading
        await lifecycles.unmount({ container: place })
      },
    }
  },
}
