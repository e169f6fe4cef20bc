import type { LoadMicroApp, MicroAppOptions } from '../host/micro-app.ts'
import { controlled } from './controlled.ts'

interface FakeMicroApp extends MicroAppOptions {
  mount(): void
  fail(error: Error): void
  finishUnmount(): void
  failUnmount(error: Error): void
  /** What it has left behind spoils its sandbox. */
  leave(): void
  readonly isUnmounting: () => boolean
  readonly isReleased: () => boolean
}

/** A hosting library in memory: tests decide what happens to each app. */
export function fakeMicroApps() {
  const apps: FakeMicroApp[] = []
  const load: LoadMicroApp = async (options) => {
    const mounted = controlled()
    const unmounted = controlled()
    let isUnmounting = false
    let isReleased = false
    let isReusable = true
    apps.push({
      ...options,
      mount() {
        options.container.textContent = `page of ${options.name}`
        mounted.resolve()
      },
      fail: mounted.reject,
      finishUnmount: unmounted.resolve,
      failUnmount: unmounted.reject,
      leave() {
        isReusable = false
      },
      isUnmounting: () => isUnmounting,
      isReleased: () => isReleased,
    })
    options.place?.()
    return {
      mounted: mounted.promise,
      unmount() {
        isUnmounting = true
        return unmounted.promise
      },
      shown() {},
      isReusable: () => isReusable,
      release() {
        isReleased = true
      },
    }
  }
  /** The app that was loaded last. */
  const latest = () => {
    const app = apps.at(-1)
    if (!app) throw new Error('No app was loaded yet')
    return app
  }
  return { load, apps, latest }
}
