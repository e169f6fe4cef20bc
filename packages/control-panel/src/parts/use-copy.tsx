import { App, Input } from 'antd'
import { useTexts } from '../texts/texts.ts'

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

/** Copies a text and reports that; if the browser refuses, the text is shown, selected. */
export function useCopy() {
  const text = useTexts()
  const { message, modal } = App.useApp()
  return async (copied: string) => {
    if (await copyText(copied)) {
      message.success(text('copied'))
      return
    }
    modal.info({
      title: text('copyByHand'),
      content: (
        <Input.TextArea
          autoFocus
          readOnly
          autoSize={{ maxRows: 12 }}
          aria-label={text('copyByHand')}
          value={copied}
          onFocus={({ target }) => target.select()}
        />
      ),
      focusable: { autoFocusButton: null },
      width: 560,
    })
  }
}
