import { trainingPath } from '@portal/protocol/control/control-path'
import type { Training } from '@portal/protocol/control/training'
import { rejection, success } from '@portal/protocol/envelope'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { trainingKey } from '../../features/training/use-training.ts'
import { setDemoConfig } from '../../lib/config/testing/demo-config.ts'
import { loadTexts } from '../../lib/i18n/texts.ts'
import { translationReady } from '../../lib/i18n/translation.ts'
import { TrainingRibbon } from './training-ribbon.tsx'

const training: Training = {
  ...{ world: 'anna', now: '2026-11-26T08:00:00Z', clock: 'real', password: 'Tiles@2026', tour: null },
  people: [],
}

const answer = vi.fn<() => Response>()

beforeEach(async () => {
  setDemoConfig()
  vi.stubGlobal('fetch', async (url: string) =>
    url.endsWith(trainingPath) ? answer() : Response.json(rejection(`no answer for ${url}`)),
  )
  await Promise.all([loadTexts('en', 'training'), translationReady()])
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('names the world; once that is removed it says so, and whom to ask', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  answer.mockImplementation(() => Response.json(success(training)))
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <TrainingRibbon />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  expect(await screen.findByText('World anna')).toBeDefined()
  expect(screen.getByText('Demo data')).toBeDefined()
  const gone = { status: 'E', code: 'unknownWorld', msg: 'There is no world anna', data: { name: 'anna' } }
  answer.mockImplementation(() => Response.json(gone, { status: 400 }))
  await queries.refetchQueries({ queryKey: trainingKey })
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The practice portal “anna” is no longer there',
  )
  expect(screen.queryByText('World anna')).toBeNull()
})
