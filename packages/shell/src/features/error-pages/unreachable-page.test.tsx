import { RemoteError } from '@portal/protocol/remote-error'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { setDemoConfig } from '../../lib/config/testing/demo-config.ts'
import texts from '../../lib/i18n/locales/en/errors.json'
import { loadTexts } from '../../lib/i18n/texts.ts'
import { UnreachablePage } from './unreachable-page.tsx'

beforeAll(async () => {
  setDemoConfig()
  await loadTexts('en', 'errors')
})
afterEach(cleanup)

const failed = (...failure: ConstructorParameters<typeof RemoteError>) => new RemoteError(...failure)
const noop = () => undefined

it.each([
  ['no connection', failed('network', 'x'), 'unreachable', 1],
  ['no answer in time', failed('timeout', 'x'), 'unreachable', 1],
  ['HTTP 503', failed('http', 'x', { httpStatus: 503 }), 'unreachable', 1],
  ['HTTP 429', failed('http', 'x', { httpStatus: 429 }), 'unreachable', 1],
  ['HTTP 404', failed('http', 'x', { httpStatus: 404 }), 'answered', 0],
  ['a rejection', failed('rejection', 'x', { message: '系统异常' }), 'answered', 0],
  ['an answer of no use', failed('malformed', 'x'), 'answered', 0],
  ['a fault of the portal', new TypeError('x'), 'answered', 0],
] as const)('%s: the headline, and whether the page retries by itself', (_name, error, title, attempts) => {
  render(<UnreachablePage error={error} failedAttempts={1} onRetry={noop} onSignOut={noop} />)
  expect(screen.getByRole('heading', { name: texts[title] })).toBeDefined()
  expect(screen.queryAllByText(/^Trying again in/)).toHaveLength(attempts)
  expect(screen.getByRole('button', { name: texts.retry })).toBeDefined()
})
