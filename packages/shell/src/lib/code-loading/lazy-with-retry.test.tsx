import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { failureShown, lazyWithRetry } from './lazy-with-retry.ts'

const Part = () => <p>The part</p>

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

async function show(isReported: boolean) {
  const load = vi.fn(() => Promise.resolve(Part))
  load.mockRejectedValueOnce(new TypeError('no such file'))
  const Late = lazyWithRetry(load)
  let retry = () => {}
  const page = () => (
    <ErrorBoundary
      onError={(error) => isReported && failureShown(error)}
      fallback={(_error, again) => {
        retry = again
        return <p>Failed</p>
      }}
    >
      <Suspense>
        <Late />
      </Suspense>
    </ErrorBoundary>
  )
  const { rerender } = render(page())
  await screen.findByText('Failed')
  return { load, rerender: () => rerender(page()), retry: () => act(async () => retry()) }
}

describe('code that could not be fetched', () => {
  it('is requested once, however often the page is drawn', async () => {
    const { load, rerender } = await show(true)
    rerender()
    rerender()
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('is fetched again by the one who tries again after its failure was shown', async () => {
    const { load, retry } = await show(true)
    await retry()
    expect(await screen.findByText('The part')).toBeTruthy()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('gets the style sheet that failed with it, which the bundler requests only once', async () => {
    const { retry } = await show(true)
    const failed = document.createElement('link')
    failed.rel = 'stylesheet'
    document.head.append(failed)
    await retry()
    expect(await screen.findByText('The part')).toBeTruthy()
    expect(failed.isConnected).toBe(false)
    const again = document.head.querySelector('link[rel=stylesheet]')
    expect(again).not.toBeNull()
    again?.remove()
  })

  it('is kept while it has not been shown', async () => {
    const { load, retry } = await show(false)
    await retry()
    expect(screen.getByText('Failed')).toBeTruthy()
    expect(load).toHaveBeenCalledTimes(1)
  })
})
