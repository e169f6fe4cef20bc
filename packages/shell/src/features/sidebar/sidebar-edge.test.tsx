import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { changeLanguage } from '../../lib/i18n/language-store.ts'
import { translationReady } from '../../lib/i18n/translation.ts'
import { defaultSettings } from '../../lib/settings/settings.ts'
import { useSettings } from '../../lib/settings/settings-store.ts'
import { SidebarEdge, useSidebarWidth } from './sidebar-edge.tsx'

function Edge() {
  return <SidebarEdge {...useSidebarWidth()} />
}

beforeAll(async () => {
  await changeLanguage('en')
  await translationReady()
})
beforeEach(() => {
  useSettings.setState(defaultSettings)
  render(<Edge />)
  edge().setPointerCapture = () => {}
})
afterEach(cleanup)

const edge = () => screen.getByRole('separator', { name: 'Menu width' })
const shown = () => edge().getAttribute('aria-valuenow')
const stored = () => useSettings.getState().sidebarWidth

it('is drawn by pointer within its bounds, remembered when it is let go, and put back by a double click', () => {
  fireEvent.pointerDown(edge(), { clientX: 212, button: 0 })
  fireEvent.pointerMove(edge(), { clientX: 262 })
  expect([shown(), stored()]).toEqual(['260', 210])
  fireEvent.pointerUp(edge())
  expect(stored()).toBe(260)
  fireEvent.pointerDown(edge(), { clientX: 260, button: 0 })
  fireEvent.pointerMove(edge(), { clientX: 900 })
  fireEvent.pointerUp(edge())
  expect(stored()).toBe(360)
  fireEvent.doubleClick(edge())
  expect([shown(), stored()]).toEqual(['210', 210])
})

it('is moved by the arrow keys', () => {
  fireEvent.keyDown(edge(), { key: 'ArrowRight' })
  expect([shown(), stored()]).toEqual(['220', 220])
})
