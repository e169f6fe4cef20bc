import '../../../lib/i18n/translation.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { errorFacts } from '../../../lib/errors/collect-errors.ts'
import { EntrySummary } from './error-log-drawer.tsx'

afterEach(cleanup)

it.each([[''], [' '], [[]]])(
  'what says nothing when it is thrown has a headline anyway: %j',
  async (thrown) => {
    const { message, stack } = errorFacts(thrown)
    const when = { count: 1, firstAt: 0, lastAt: 0 }
    render(
      <EntrySummary
        entry={{ message, stack, info: '', url: '/', origin: 'uncaught', app: 'shell', version: '', ...when }}
      />,
    )
    expect(await screen.findByText('Unknown error')).toBeTruthy()
  },
)
