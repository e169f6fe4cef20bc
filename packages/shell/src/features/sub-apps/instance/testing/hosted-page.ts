import { act } from '@testing-library/react'
import { vi } from 'vitest'

export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

/** One of the sub-app's scripts, which nobody caught. */
export const meetError = () =>
  act(async () => {
    const filename = new URL('/sub-apps/oms/page.js', document.baseURI).href
    window.dispatchEvent(new ErrorEvent('error', { filename, error: new Error('met') }))
  })

/** What the page that was opened last does, in elements as the hosting library has them. */
export const hostedPage = (latest: () => { readonly container: HTMLElement; mount(): void }) => ({
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
