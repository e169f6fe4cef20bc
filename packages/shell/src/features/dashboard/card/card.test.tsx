import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useOverflow } from './card.tsx'

/** Reports each box once it is observed, as the browser does in the next frame. */
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

afterEach(cleanup)

const inSight = (isSeen: boolean) =>
  Object.defineProperty(HTMLElement.prototype, 'checkVisibility', { configurable: true, value: () => isSeen })

it('what is drawn into a box later counts, too', async () => {
  vi.stubGlobal('ResizeObserver', Sizes)
  inSight(true)
  render(<Box />)
  const box = screen.getByTestId('box')
  expect(box.textContent).toBe('fits')
  Object.defineProperty(box, 'scrollHeight', { value: 300 })
  await act(async () => box.querySelector('ul')?.append(document.createElement('li')))
  expect(await screen.findByText('scrolls')).toBe(box)
})

it('a box out of sight, of which the browser tells nothing, is looked at when nothing else happens', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  inSight(false)
  render(<Box />)
  const box = screen.getByTestId('box')
  Object.defineProperty(box, 'scrollHeight', { value: 300 })
  expect(await screen.findByText('scrolls')).toBe(box)
})
