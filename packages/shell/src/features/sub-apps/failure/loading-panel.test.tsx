import '../../../lib/i18n/translation.ts'
import type { SubAppFailure } from '@portal/sub-app-host/failure'
import { cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, it } from 'vitest'
import { LoadingPanel } from './failure-panels.tsx'

const failure: SubAppFailure = {
  tabId: 't1',
  app: 'oms',
  reason: 'slow',
  error: 'still loading',
  path: '/orders',
  entry: '/sub-apps/oms/',
  attempt: 1,
}

afterEach(cleanup)

async function show(slow: SubAppFailure | undefined) {
  render(
    <Suspense>
      <LoadingPanel systemName="OMS" slow={slow} onRetry={() => {}} onOpenWindow={() => {}} />
    </Suspense>,
  )
  await screen.findByRole('status')
  return screen.queryAllByRole('button').map(({ textContent }) => textContent)
}

it('a page on its way offers nothing yet', async () => {
  expect(await show(undefined)).toEqual([])
})

it('from the hint on people can try again, take a window, or copy what support needs', async () => {
  expect(await show(failure)).toEqual(['Try again', 'Open in new window', 'Copy diagnostics'])
})
