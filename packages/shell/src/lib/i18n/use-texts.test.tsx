import { act, cleanup, configure, fireEvent, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { failureShown } from '../code-loading/lazy-with-retry.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { useTexts } from './use-texts.ts'

configure({ asyncUtilTimeout: 20_000 })

const file = vi.hoisted(() => ({ asked: 0, isMissing: true }))

vi.mock('./texts.ts', () => ({
  // As the real one: a request after a failure starts again.
  loadTexts: async () => {
    file.asked += 1
    if (file.isMissing) throw new TypeError('Failed to fetch dynamically imported module')
    return { title: 'Reset password' }
  },
}))

function Heading() {
  return <h1>{useTexts('reset-password').title}</h1>
}

afterEach(cleanup)

it('texts that cannot be loaded fail the render, are requested once, and again on a retry', async () => {
  await act(async () =>
    render(
      <ErrorBoundary
        onError={failureShown}
        fallback={(_error, retry) => (
          <button type="button" onClick={retry}>
            Try again
          </button>
        )}
      >
        <Suspense>
          <Heading />
        </Suspense>
      </ErrorBoundary>,
    ),
  )
  const retry = await screen.findByRole('button', { name: 'Try again' })
  const before = file.asked
  await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(file.asked).toBe(before)
  expect(before).toBeLessThanOrEqual(2)

  file.isMissing = false
  await act(async () => fireEvent.click(retry))
  expect(await screen.findByRole('heading', { name: 'Reset password' })).toBeDefined()
})
