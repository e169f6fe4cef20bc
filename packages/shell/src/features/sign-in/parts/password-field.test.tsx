import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { loadStartTexts } from '../../../lib/i18n/texts.ts'
import { PasswordField } from './password-field.tsx'

const password = () => screen.getByLabelText('Password')
const elsewhere = () => screen.getByRole('button', { name: 'Elsewhere' })
const warning = () => screen.getByRole('status').textContent

/** A key let go in the password while capitals are locked, or not. */
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

it('warns of locked capitals until they are unlocked', () => {
  typeWithCapitals()
  key(false)
  expect(warning()).toBe('')
})

it('keeps the warning while its owner looks for the key', () => {
  typeWithCapitals()
  fireEvent.click(password())
  expect(warning()).toBe('Caps Lock is on')
})

it('the warning goes with the key that leads away', () => {
  typeWithCapitals()
  elsewhere().focus()
  fireEvent.keyUp(elsewhere(), { key: 'Tab' })
  expect(warning()).toBe('')
})

it('the warning goes with the end of the press that leads away, so that nothing moves from under it', () => {
  typeWithCapitals()
  fireEvent.mouseDown(elsewhere())
  elsewhere().focus()
  expect(warning()).toBe('Caps Lock is on')
  fireEvent.mouseUp(elsewhere())
  fireEvent.click(elsewhere())
  expect(warning()).toBe('')
})
