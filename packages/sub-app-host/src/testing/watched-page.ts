import { vi } from 'vitest'
import { watchPage } from '../instance/watch-page.ts'
import { limits } from '../limits.ts'
import { controlled } from './controlled.ts'

/** An error that a page doesn't handle itself. */
export const trouble = new Error('trouble')
/** The same of another page of the sub-app. */
export const othersTrouble = new Error('trouble elsewhere')

export const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
export const meetError = (error: Error = trouble) => window.dispatchEvent(new ErrorEvent('error', { error }))

/** A page whose files are loaded, with its reported events; when mounted it renders `html` into its element. */
export async function watchedPage(html = '') {
  document.body.innerHTML = '<div></div>'
  const container = document.createElement('div')
  document.body.firstElementChild?.append(container)
  const events: string[] = []
  const note = (what: string) => () => void events.push(what)
  const { promise: mounted, resolve: mount, reject: fail } = controlled()
  const { promise: everMounted, resolve: mountLate, reject: failLate } = controlled()
  const instance = {
    entry: '',
    places: { areIn: () => true },
    isOfOther: (error: unknown) => error === othersTrouble,
    container,
    mounted,
    everMounted,
    shown() {},
    async close() {},
  }
  let isShown = true
  const page = {
    instance,
    isShown: () => isShown,
    hasReported: (error: unknown) => error !== trouble && error !== othersTrouble,
  }
  const leave = watchPage(page, {
    mounted: note('mounted'),
    slowed: note('slowed'),
    failed: (_error, mayAppear) => void events.push(mayAppear ? 'late' : 'failed'),
    erred: note('erred'),
    crashed: note('crashed'),
    removed: note('removed'),
    appeared: note('appeared'),
  })
  container.innerHTML = '<div><qiankun-head></qiankun-head><div id="app"></div></div>'
  const app = document.querySelector('#app') ?? document.body
  const wrapper = app.parentElement ?? document.body
  await pass()
  return {
    container,
    wrapper,
    app,
    events,
    mount,
    fail,
    mountLate,
    failLate,
    leave,
    /** Mounts it, and clears the events so far. */
    async mountAndRender() {
      mount()
      await pass()
      app.innerHTML = html
      await pass()
      events.length = 0
    },
    hide() {
      isShown = false
    },
    async crash() {
      app.replaceChildren()
      meetError()
      await pass(limits.crashCheckDelayMs)
    },
    async remove() {
      wrapper.remove()
      await pass(limits.emptyPageMs)
    },
  }
}
