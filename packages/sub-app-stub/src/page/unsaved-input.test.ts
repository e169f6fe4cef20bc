import { expect, it, vi } from 'vitest'
import { createUnsavedInput } from './unsaved-input.tsx'

it.each([
  { what: 'a form alone', form: true, text: '', isDirty: true },
  { what: 'a comment alone', form: false, text: 'Too dear', isDirty: true },
  { what: 'both', form: true, text: 'Too dear', isDirty: true },
  { what: 'neither', form: false, text: '', isDirty: false },
])('the tab has unsaved input with $what: $isDirty', ({ form, text, isDirty }) => {
  const setDirty = vi.fn()
  const unsaved = createUnsavedInput(setDirty)
  unsaved.mark('form', true)
  unsaved.keepText('TC1', 'Fine')
  unsaved.mark('form', form)
  unsaved.keepText('TC1', text)
  expect(setDirty).toHaveBeenLastCalledWith(isDirty)
  expect([unsaved.textOf('TC1'), unsaved.textOf('TC2')]).toEqual([text, ''])
})
