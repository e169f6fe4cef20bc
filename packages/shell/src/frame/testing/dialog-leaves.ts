import { fireEvent, waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/** Resolves once the dialog has gone. What fades out stays as it is in jsdom, unless it is told that this is over. */
export const dialogLeaves = (dialog: HTMLElement): Promise<void> =>
  waitFor(() => {
    fireEvent.animationEnd(dialog)
    expect(dialog.isConnected).toBe(false)
  })
