import { showToast } from './toasts.ts'

/** Puts a text into the clipboard; false where the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(text)
  }
}

/** The fallback without `navigator.clipboard`, which browsers offer on https and localhost only. */
function copySelected(text: string): boolean {
  const { activeElement } = document
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.position = 'fixed'
  field.style.opacity = '0'
  // A dialog keeps the focus within itself.
  const place = activeElement?.closest('[role=dialog]') ?? document.body
  place.append(field)
  try {
    field.focus({ preventScroll: true })
    field.select()
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true })
  }
}

/** Copies a text and reports the result. */
export async function copyWithToast(text: string, said: { copied: string; failed: string }): Promise<void> {
  const isCopied = await copyText(text)
  showToast(
    isCopied
      ? { kind: 'success', text: said.copied, seconds: 2 }
      : { kind: 'error', text: said.failed, seconds: 5 },
  )
}
