import { bridgeProperty } from '@portal/sub-app-sdk/connect'
import { fakeBridge } from '@portal/sub-app-sdk/testing/fake-bridge'
import { loadMicroApp, prefetchApps } from 'qiankun'
import { entryOf, type Host } from './host.ts'

/** The library as it comes. */
export const host: Host = {
  prefetch: (app) => prefetchApps([{ name: app, entry: entryOf(app) }]),
  open(app, place, number) {
    const container = document.createElement('div')
    place.append(container)
    const opened = loadMicroApp(
      {
        name: `${app}-${number}`,
        entry: entryOf(app),
        container,
        props: { [bridgeProperty]: fakeBridge() },
      },
      { sandbox: true },
    )
    return {
      async close() {
        await opened.mountPromise
        await opened.unmount()
        container.remove()
      },
    }
  },
}
