import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useOverflow } from './use-overflow.ts'

/** Tells of each box once it begins to look at it, as the browser does with the next picture. */
class Sizes {
  readonly tell: () => void
  constructor(tell: () => void) {
    this.tell = tell
  }
  observe() {
    this.tell()
  }
  unobserve() {}
  disconnect() {}
}

function Box() {
  const { box, overflows } = useOverflow<HTMLDivElement>()
  return (
    <div ref={box} data-testid="box">
      {overflows ? 'scrolls' : 'fits'}
      <ul />
    </div>
  )
}

it('what is drawn into a box later counts, too', async () => {
  vi.stubGlobal('ResizeObserver', Sizes)
  render(<Box />)
  const box = screen.getByTestId('box')
  expect(box.textContent).toBe('fits')
  Object.defineProperty(box, 'scrollHeight', { value: 300 })
  await act(async () => box.querySelector('ul')?.append(document.createElement('li')))
  expect(await screen.findByText('scrolls')).toBe(box)
})
