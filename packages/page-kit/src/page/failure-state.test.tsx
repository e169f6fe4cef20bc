import { PortalContext } from '@portal/sub-app-sdk/react'
import { fakeBridge } from '@portal/sub-app-sdk/testing/fake-bridge'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { FailureState } from './failure-state.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it.each([
  ['network', 'Try again', [1, 0]],
  ['intercepted', 'Reload page', [0, 1]],
] as const)('a failure of kind %s offers: %s', (kind, label, [retries, reloads]) => {
  const onRetry = vi.fn()
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  render(
    <PortalContext value={fakeBridge()}>
      <FailureState error={Object.assign(new Error(), { kind })} onRetry={onRetry} />
    </PortalContext>,
  )
  fireEvent.click(screen.getByRole('button', { name: label }))
  expect([onRetry.mock.calls.length, reload.mock.calls.length]).toEqual([retries, reloads])
})
