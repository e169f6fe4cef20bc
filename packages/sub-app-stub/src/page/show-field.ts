/** For the message below an invalid field, which renders a moment later. */
const spaceBelow = '2em'
/** Between a label and the edge of what scrolls. */
const spaceAbove = '0.5em'

/**
 * Puts the focus into a field and scrolls no further than it takes to see it with its label.
 * @param id of the control itself
 */
export function showField(id: string): void {
  const field = document.getElementById(id)
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
  field.focus({ preventScroll: true })
  field.style.scrollMarginBottom = spaceBelow
  field.scrollIntoView({ block: 'nearest' })
  // Last: a high field may extend below the edge, but its name must be visible.
  for (const label of field.labels ?? []) {
    label.style.scrollMarginTop = spaceAbove
    label.scrollIntoView({ block: 'nearest' })
  }
}
