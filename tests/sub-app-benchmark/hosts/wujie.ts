import { preloadApp, startApp } from 'wujie'
import { type AppName, entryOf, type Host } from './host.ts'

const options = (app: AppName, number: number) => ({
  name: `${app}-${number}`,
  url: entryOf(app),
  // At once, not when the browser is idle.
  fiber: false,
})

export const host: Host = {
  prefetch: (app) => preloadApp({ ...options(app, 1), exec: false }),
  open(app, place, number) {
    const started = startApp({ ...options(app, number), el: place })
    return {
      async close() {
        await started
        // Unmounted once its element goes; its iframe and its executed script stay for the next time.
        place.replaceChildren()
      },
    }
  },
}
