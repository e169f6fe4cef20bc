import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { loadTexts } from '../../../lib/i18n/texts.ts'
import { showArea, tabOf } from './show-area.tsx'

/** This file's tests use fake timers, which load no texts: they are loaded before. */
export function inFakeTime() {
  beforeAll(() => loadTexts('en', 'sub-apps'))
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
  })
}

export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

/** An uncaught error of one of the sub-app's scripts. */
export const meetError = () =>
  act(async () => {
    const filename = new URL('/sub-apps/oms/page.js', document.baseURI).href
    window.dispatchEvent(new ErrorEvent('error', { filename, error: new Error('met') }))
  })

/** What the last opened page does, in elements like those of qiankun. */
const hostedPage = (latest: () => { readonly container: HTMLElement; mount(): void }) => ({
  async mount() {
    await pass(0)
    await act(async () => {
      latest().mount()
      latest().container.innerHTML = '<div><div id="root"></div></div>'
    })
  },
  async draw(...drawn: readonly (string | Element)[]) {
    latest()
      .container.querySelector('#root')
      ?.replaceChildren(...drawn)
    await pass(0)
  },
})

/** A visible page with content and unsaved input. */
export async function holdingPage() {
  const area = showArea()
  const { mount, draw } = hostedPage(area.latest)
  await area.show([tabOf('orders')], 'orders')
  await mount()
  await draw('Orders')
  area.bridge().setDirty(true)
  return { ...area, mount, draw, isAsked: () => area.services.setDirty.mock.lastCall?.[1] }
}
