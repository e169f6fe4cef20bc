import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { setDemoConfig } from '../config/testing/demo-config.ts'
import { translationReady } from '../i18n/translation.ts'
import { UnsavedInputContext } from './region-boundary.tsx'
import { registerToastHost, type Toast } from './toasts.ts'
import { useLazyPanel } from './use-lazy-panel.tsx'

const missingFile = new TypeError(
  'Failed to fetch dynamically imported module: http://localhost/assets/a-1.js',
)

function Tool({ error }: { error: Error }) {
  const { open } = useLazyPanel({})
  return (
    <button type="button" onClick={() => open('settings', () => Promise.reject(error))}>
      Open
    </button>
  )
}

let stopListening = () => {}
beforeAll(async () => {
  setDemoConfig()
  await translationReady()
})
afterEach(() => {
  cleanup()
  stopListening()
  vi.restoreAllMocks()
})

it.each([
  ['code that fails', new Error('broken'), 'this build', false, /could not be opened/, undefined],
  ['a file that did not come', missingFile, 'this build', false, /could not be opened/, undefined],
  ['a file of a former build', missingFile, 'another', false, /old version/, 'Reload'],
  ['the same with unsaved input', missingFile, 'another', true, /unsaved input/, undefined],
])('a panel that can not be opened says why: %s', async (_case, error, build, hasUnsaved, text, action) => {
  const own = document.createElement('script')
  // In no document, which would load it.
  own.setAttribute('src', '/assets/index-1.js')
  const find = document.querySelector.bind(document)
  vi.spyOn(document, 'querySelector').mockImplementation((selector: string) =>
    selector.startsWith('script[type=module]') ? own : find(selector),
  )
  const page = build === 'another' ? '<html></html>' : own.outerHTML
  vi.spyOn(window, 'fetch').mockImplementation(async () => new Response(page))
  const toasts: Toast[] = []
  stopListening = registerToastHost((toast) => void toasts.push(toast))
  render(
    <UnsavedInputContext value={hasUnsaved}>
      <Tool error={error} />
    </UnsavedInputContext>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Open' }))
  await vi.waitFor(() => expect(toasts).toHaveLength(1))
  expect(toasts[0]?.text).toMatch(text)
  expect(toasts[0]?.action?.label).toBe(action)
})

it('the panel that was chosen last is shown, not the one whose code arrives last', async () => {
  type Panel = ComponentType<{ open: boolean; onClose: () => void }>
  const arrive: Record<string, (panel: Panel) => void> = {}
  const load = (name: string) => () =>
    new Promise<Panel>((resolve) => {
      arrive[name] = resolve
    })
  function Tools() {
    const { panel, open } = useLazyPanel({})
    return (
      <>
        {(['slow', 'fast'] as const).map((name) => (
          <button key={name} type="button" onClick={() => open(name, load(name))}>
            {name}
          </button>
        ))}
        {panel}
      </>
    )
  }
  render(<Tools />)
  for (const name of ['slow', 'fast']) fireEvent.click(screen.getByRole('button', { name }))
  await act(async () => arrive.fast?.(() => <p>The fast panel</p>))
  await act(async () => arrive.slow?.(() => <p>The slow panel</p>))
  expect(screen.getByText('The fast panel')).toBeTruthy()
})
