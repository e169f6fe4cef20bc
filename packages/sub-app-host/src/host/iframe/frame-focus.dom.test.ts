import { expect, it, onTestFinished, vi } from 'vitest'
import { followFocus } from './page-in-frame.ts'

/** A field of the portal, and a substitute for a frame, which gets the focus as in browsers. */
function place(isShown: boolean) {
  const field = document.createElement('input')
  const frame = document.createElement('div')
  frame.tabIndex = 0
  document.body.append(field, frame)
  const stop = followFocus(frame, () => isShown)
  const pressed = vi.fn()
  document.addEventListener('mousedown', pressed)
  onTestFinished(() => {
    stop()
    document.removeEventListener('mousedown', pressed)
    document.body.replaceChildren()
  })
  const takeFocus = () => {
    frame.focus()
    window.dispatchEvent(new FocusEvent('blur'))
  }
  return { field, frame, pressed, takeFocus, stop }
}

it('a hidden page gives the focus back to where it was', () => {
  const { field, pressed, takeFocus } = place(false)
  field.focus()
  takeFocus()
  expect(document.activeElement).toBe(field)
  expect(pressed).not.toHaveBeenCalled()
})

it('without a focus before there is none after it', () => {
  const { takeFocus } = place(false)
  takeFocus()
  expect(document.activeElement).toBe(document.body)
})

it('a page that is shown keeps the focus, and it counts as a press', () => {
  const { field, frame, pressed, takeFocus, stop } = place(true)
  field.focus()
  takeFocus()
  expect(document.activeElement).toBe(frame)
  expect(pressed).toHaveBeenCalledOnce()
  stop()
  takeFocus()
  expect(pressed).toHaveBeenCalledOnce()
})
