import { afterEach, expect, test, vi } from 'vitest'
import { copyText } from './copy-text.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document, 'execCommand')
  document.body.replaceChildren()
})

/** A browser that may or may not copy the selection of a field. */
function copiesSelection(isAllowed: boolean): string[] {
  const copied: string[] = []
  Object.assign(document, {
    execCommand(command: string) {
      const field = document.activeElement
      if (command === 'copy' && isAllowed && field instanceof HTMLTextAreaElement) copied.push(field.value)
      return isAllowed
    },
  })
  return copied
}

test('over plain http, without a clipboard, the text is selected and copied within the dialog that has the focus', async () => {
  vi.stubGlobal('navigator', {})
  const copied = copiesSelection(true)
  const dialog = document.createElement('div')
  dialog.setAttribute('role', 'dialog')
  const button = dialog.appendChild(document.createElement('button'))
  const seen: unknown[] = []
  dialog.addEventListener('focusin', ({ target }) => seen.push(target))
  document.body.append(dialog)
  button.focus()
  expect(await copyText('line 1\nline 2')).toBe(true)
  expect(copied).toEqual(['line 1\nline 2'])
  expect(seen.at(-1)).toBe(button)
  expect(document.querySelector('textarea')).toBeNull()
})

test.each([
  ['the clipboard refuses', { clipboard: { writeText: async () => Promise.reject(new Error('denied')) } }],
  ['there is no clipboard', {}],
])('reports that nothing was copied: %s', async (_why, navigator) => {
  vi.stubGlobal('navigator', navigator)
  copiesSelection(false)
  expect(await copyText('a')).toBe(false)
})
