import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { changeLanguage } from '../../lib/i18n/language-store.ts'
import { translationReady } from '../../lib/i18n/translation.ts'
import { registerToastHost, type Toast } from '../../lib/ui/toasts.ts'
import { useFullscreen } from './feature.tsx'

const shown = vi.fn<(toast: Toast) => void>()

function Toggle() {
  const { isOn, toggle } = useFullscreen()
  return (
    <button type="button" onClick={toggle}>
      {isOn ? 'on' : 'off'}
    </button>
  )
}

/** The browser's fullscreen state. */
function browserHas(element: Element | null, requestFullscreen?: () => Promise<void>) {
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: element })
  Object.defineProperty(document.documentElement, 'requestFullscreen', {
    configurable: true,
    value: requestFullscreen,
  })
}

beforeAll(async () => {
  await changeLanguage('zh')
  await translationReady()
})
beforeEach(() => {
  shown.mockClear()
  registerToastHost(shown)
})
afterEach(() => {
  cleanup()
  browserHas(null)
})

it.each([
  ['has none', undefined],
  ['refuses it', () => Promise.reject(new TypeError('not allowed'))],
])(
  'a browser that %s is warned of in the documented words (specification §8) [S-8.11]',
  async (_how, request) => {
    browserHas(null, request)
    render(<Toggle />)
    fireEvent.click(await screen.findByRole('button'))
    const warning = { kind: 'warning', text: 'you browser can not work', seconds: 2 }
    await waitFor(() => expect(shown.mock.calls).toEqual([[warning]]))
  },
)

it('the state is the browser’s, also when the browser changes it [S-2.25]', async () => {
  const request = vi.fn(async () => undefined)
  browserHas(null, request)
  render(<Toggle />)
  fireEvent.click(await screen.findByRole('button', { name: 'off' }))
  expect(request).toHaveBeenCalledOnce()
  browserHas(document.documentElement, request)
  act(() => void document.dispatchEvent(new Event('fullscreenchange')))
  expect(screen.getByRole('button', { name: 'on' })).toBeTruthy()
  expect(shown).not.toHaveBeenCalled()
})
