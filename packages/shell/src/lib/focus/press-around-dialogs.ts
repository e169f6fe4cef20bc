import { dialogAround } from './dialog-around.ts'

/**
 * A press on what lies around an open dialog leaves the focus where it is, inside: else it would go to nothing, and
 * the keys with it. A dialog that such a press closes still hears of it. Returns how to end it.
 */
export function keepFocusFromPresses(): () => void {
  const end = new AbortController()
  const pressed = (event: MouseEvent) => {
    const dialog = dialogAround(document.activeElement)
    const { target } = event
    if (dialog && target instanceof Node && target !== dialog && target.contains(dialog))
      event.preventDefault()
  }
  document.addEventListener('mousedown', pressed, end)
  return () => end.abort()
}
