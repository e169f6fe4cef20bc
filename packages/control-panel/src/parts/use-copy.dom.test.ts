import { afterEach, expect, test, vi } from 'vitest'
import { copyText } from './use-copy.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document, 'execCommand')
  document.body.replaceChildren()
})

/** A browser that may or may not copy the selection. */
function copySelection(allowed: boolean) {
  const copied: string[] = []
  Object.assign(document, {
    execCommand(command: string) {
      const field = document.activeElement
      if (command === 'copy' && allowed && field instanceof HTMLTextAreaElement) copied.push(field.value)
      return allowed
    },
  })
  return copied
}

test('the clipboard of the browser is used where there is one', async () => {
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  expect(await copyText('a')).toBe(true)
  expect(writeText).toHaveBeenCalledWith('a')
})

test('over http the text is selected and copied, and the focus returns', async () => {
  vi.stubGlobal('navigator', {})
  const copied = copySelection(true)
  const dialog = document.createElement('div')
  dialog.setAttribute('role', 'dialog')
  const button = document.createElement('button')
  dialog.append(button)
  document.body.append(dialog)
  button.focus()
  expect(await copyText("curl \\\n  -H 'a'")).toBe(true)
  expect(copied).toEqual(["curl \\\n  -H 'a'"])
  expect(document.activeElement).toBe(button)
  expect(document.querySelector('textarea')).toBeNull()
})

test('a refusal is reported', async () => {
  vi.stubGlobal('navigator', {})
  copySelection(false)
  expect(await copyText('a')).toBe(false)
})
