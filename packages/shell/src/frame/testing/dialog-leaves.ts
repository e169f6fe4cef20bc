import { fireEvent, waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/**
 * Resolves once the dialog is removed. A fading element stays in a test DOM until its animation event is dispatched.
 */
export const dialogLeaves = (dialog: HTMLElement): Promise<void> =>
  waitFor(() => {
    fireEvent.animationEnd(dialog)
    expect(dialog.isConnected).toBe(false)
  })
