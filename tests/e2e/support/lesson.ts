import { controlOf } from '@portal/testing/world/connection'
import { test as inPortal } from './portal.ts'

interface Lesson {
  /** Of its two worlds. */
  readonly prefix: string
  readonly worlds: string
  readonly first: string
  readonly second: string
}

/** Playwright's test with a class of two worlds, which is removed afterwards. */
export const test = inPortal.extend<{ readonly lesson: Lesson }>({
  async lesson({ portal, world }, use) {
    const prefix = `lesson-${world.slice(-6)}-`
    const worlds = `${prefix}#`
    const control = controlOf(portal)
    await control.makeWorlds({ body: { prefix, count: 2 } })
    await use({ prefix, worlds, first: `${prefix}01`, second: `${prefix}02` })
    await control.removeWorlds({ body: { worlds: [worlds] } }).catch(() => {}) // a test may have removed them
  },
})

/** The address of a page of the panel: one about all worlds would open those of every test. */
export const panel = (page: 'class' | 'world' | 'requests' | 'trouble', worlds: string) =>
  `/__portal/#/${page}/${encodeURIComponent(worlds)}`
