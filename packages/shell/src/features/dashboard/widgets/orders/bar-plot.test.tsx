import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BarPlot } from './bar-plot.tsx'

// The test page has no layout.
class Sizes {
  observe() {}
  disconnect() {}
}
beforeEach(() => vi.stubGlobal('ResizeObserver', Sizes))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('class names differ from the library’s own, so that no style of a sub-app reaches them', async () => {
  const bars = [
    { label: '11/9', value: 3 },
    { label: '11/16', value: 5 },
  ]
  const { container } = render(<BarPlot bars={bars} format={String} onPoint={() => {}} />)
  await waitFor(() => expect(container.querySelectorAll('line').length).toBeGreaterThan(bars.length))
  const names = [...container.querySelectorAll('[class]')].flatMap((part) => [...part.classList])
  expect(names.filter((name) => /^(?:ct-|undefined)/.test(name))).toEqual([])
})
