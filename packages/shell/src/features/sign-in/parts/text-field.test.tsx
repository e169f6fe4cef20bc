import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { loadStartTexts } from '../../../lib/i18n/texts.ts'
import { PasswordField } from './text-field.tsx'

const password = () => screen.getByLabelText('Password')
const elsewhere = () => screen.getByRole('button', { name: 'Elsewhere' })
const warning = () => screen.getByRole('status').textContent

/** A keyup in the password field with Caps Lock on or off. */
function key(isLocked: boolean) {
  const event = createEvent.keyUp(password(), { key: 'a' })
  Object.defineProperty(event, 'getModifierState', { value: () => isLocked })
  fireEvent(password(), event)
}

beforeAll(() => loadStartTexts('en'))
afterEach(cleanup)

function typeWithCapitals() {
  render(
    <>
      <PasswordField label="Password" />
      <button type="button">Elsewhere</button>
    </>,
  )
  password().focus()
  key(true)
  expect(warning()).toBe('Caps Lock is on')
}

it('warns while Caps Lock is on', () => {
  typeWithCapitals()
  key(false)
  expect(warning()).toBe('')
})

it('keeps the warning while other keys are pressed', () => {
  typeWithCapitals()
  fireEvent.click(password())
  expect(warning()).toBe('Caps Lock is on')
})

it('the warning disappears with the key that leaves the field', () => {
  typeWithCapitals()
  elsewhere().focus()
  fireEvent.keyUp(elsewhere(), { key: 'Tab' })
  expect(warning()).toBe('')
})

it('the warning disappears when the press that leaves the field ends, so that the pressed target does not move', () => {
  typeWithCapitals()
  fireEvent.mouseDown(elsewhere())
  elsewhere().focus()
  expect(warning()).toBe('Caps Lock is on')
  fireEvent.mouseUp(elsewhere())
  fireEvent.click(elsewhere())
  expect(warning()).toBe('')
})
