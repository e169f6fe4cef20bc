import '../../../lib/i18n/translation.ts'
import type { SubAppFailure } from '@portal/sub-app-host/failure'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { useSession } from '../../../session/session-store.ts'
import { CopyDiagnostics } from './copy-diagnostics.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  useSession.setState({ certificate: undefined })
})

const failure: SubAppFailure = {
  tabId: 'tab',
  app: 'oms',
  reason: 'error',
  error: new Error('refused: now-1, before-1 at https://oms.example/a?token=handed-over'),
  path: '/orders/7',
  entry: '/sub-apps/oms/',
  attempt: 1,
}

it('diagnostics say what failed and where, and nothing that is secret', async () => {
  const writeText = vi.fn(async (_text: string) => {})
  const browser =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'
  vi.stubGlobal('navigator', { clipboard: { writeText }, userAgent: browser, onLine: true })
  for (const certificate of ['before-1', 'now-1']) useSession.setState({ certificate })
  render(
    <Suspense>
      <CopyDiagnostics failure={failure} />
    </Suspense>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Copy diagnostics' }))
  const [copied = ''] = writeText.mock.lastCall ?? []
  expect(copied).toContain('error: Error: refused: ***, *** at https://oms.example/a?token=***\n')
  expect(copied).toContain('page: /orders/7\nentry: /sub-apps/oms/\n')
  expect(copied).toContain(`browser: ${browser}`)
  await screen.findByRole('button', { name: 'Copied' })
})
