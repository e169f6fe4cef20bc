import type { Position } from '@portal/protocol/entities/user'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { setDemoConfig } from '../../lib/config/testing/demo-config.ts'
import { changeLanguage } from '../../lib/i18n/language-store.ts'
import { translationReady } from '../../lib/i18n/translation.ts'
import { registerToastHost, type Toast } from '../../lib/ui/toasts.ts'
import { useSession } from '../../session/session-store.ts'
import { salesUser } from '../../session/testing/users.ts'
import { ChangePositionDialog } from './change-position-dialog.tsx'

const onClose = vi.fn()
const onChoose = vi.fn()
const shown = vi.fn<(toast: Toast) => void>()
const [east, south] = salesUser.baseUserPosition

beforeAll(async () => {
  setDemoConfig()
  await changeLanguage('zh')
  await translationReady()
})
beforeEach(() => {
  vi.clearAllMocks()
  useSession.getState().signedIn('c-1')
})
afterEach(() => {
  cleanup()
  useSession.getState().signedOut()
})

/** The dialog of a user without a default position. */
async function open(current?: Position) {
  const baseUserPosition = salesUser.baseUserPosition.map((one) => ({
    ...one,
    defaultPosition: 'N' as const,
  }))
  useSession.getState().userLoaded({ ...salesUser, baseUserPosition }, [])
  useSession.setState({ position: current })
  registerToastHost(shown)
  render(<ChangePositionDialog onClose={onClose} onChoose={onChoose} />)
  return screen.findByRole('dialog')
}

const confirm = () => fireEvent.click(screen.getByRole('button', { name: /确\s*定/ }))

it('a position must be chosen: an error of 2 s says so (specification §5) [S-5.12]', async () => {
  await open()
  confirm()
  expect(shown).toHaveBeenCalledExactlyOnceWith({ kind: 'error', text: '请选择职位', seconds: 2 })
  expect(onChoose).not.toHaveBeenCalled()
  expect(onClose).not.toHaveBeenCalled()
})

it('the chosen position is passed on [S-2.47]', async () => {
  await open()
  fireEvent.click(screen.getByRole('radio', { name: south?.positionName ?? '' }))
  confirm()
  expect(onChoose).toHaveBeenCalledExactlyOnceWith({ ...south, defaultPosition: 'N' })
  expect(shown).not.toHaveBeenCalled()
})

it.each([
  ['the first position, as long as none is chosen', undefined, east],
  ['the position that is chosen', south, south],
])('begins on %s', async (_where, current, expected) => {
  await open(current)
  const radio = screen.getByRole('radio', { name: expected?.positionName ?? 'none' })
  await vi.waitFor(() => expect(document.activeElement).toBe(radio))
})

it('neither Escape nor a click outside closes the dialog, its button does [S-5.14]', async () => {
  const dialog = await open()
  fireEvent.keyDown(dialog, { key: 'Escape' })
  // The area around a dialog is its parent.
  const outside = dialog.parentElement ?? document.body
  for (const event of [fireEvent.mouseDown, fireEvent.mouseUp, fireEvent.click]) event(outside)
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: /取\s*消/ }))
  expect(onClose).toHaveBeenCalledOnce()
})
