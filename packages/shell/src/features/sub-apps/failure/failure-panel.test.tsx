import '../../../lib/i18n/translation.ts'
import { RemoteError, type RemoteErrorKind } from '@portal/protocol/remote-error'
import type { FailureReason } from '@portal/sub-app-host/failure'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { FailurePanel } from './failure-panels.tsx'

afterEach(cleanup)

async function show(reason: FailureReason, isLinked = true, kind: RemoteErrorKind = 'network') {
  const entry = 'http://localhost:7101/'
  const error = new RemoteError(kind, entry)
  const unlink = vi.fn()
  render(
    <Suspense>
      <FailurePanel
        systemName="Order Management"
        reason={reason}
        failure={{ tabId: 't1', app: 'oms', reason, error, path: '/orders', entry, attempt: 1 }}
        link={isLinked ? { origin: 'http://localhost:7101', unlink } : undefined}
        onRetry={() => {}}
        onOpenWindow={() => {}}
      />
    </Suspense>,
  )
  const { textContent } = await screen.findByRole('alert')
  return { text: textContent ?? '', unlink }
}

describe('a page that is linked and fails', () => {
  it.each(['unreachable', 'slow'] as const)('says which address gives nothing: %s', async (reason) => {
    const { text } = await show(reason)
    expect(text).toMatch('Order Management could not be opened')
    expect(text).toMatch(/linked to http:\/\/localhost:7101 .* nothing usable came from there\./)
  })

  it('names what may be the cause, which browsers keep to themselves, and the command that tells it', async () => {
    const { text } = await show('unreachable')
    for (const cause of ['not be started', 'CORS headers', 'certificate']) expect(text).toContain(cause)
    expect(text).toContain('This command tells why:portal sub-app check http://localhost:7101/')
  })

  it.each([
    ['broken', 'network', 'The page could not be started.'],
    ['removed', 'network', 'The page removed its own content.'],
    // Another page is served there.
    ['unreachable', 'http', 'The system cannot be reached right now.'],
  ] as const)('says what is wrong, and where it comes from: %s, %s', async (reason, kind, what) => {
    const { text } = await show(reason, true, kind)
    expect(text).toMatch(what)
    expect(text).toMatch('In this browser the page is linked to http://localhost:7101')
  })

  it('is unlinked in place, rather than shown from the portal in another window', async () => {
    const { unlink } = await show('unreachable')
    fireEvent.click(screen.getByRole('button', { name: "Unlink, use the portal's page" }))
    expect(unlink).toHaveBeenCalledOnce()
    expect(screen.queryByRole('button', { name: 'Open in new window' })).toBeNull()
  })
})

it('a page behind a sign-in of the network offers the reload of the portal first, and the window to sign in', async () => {
  const { text } = await show('intercepted', false, 'intercepted')
  expect(text).toMatch('Your network requires a sign-in of its own for Order Management.')
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Reload portal',
    'Try again',
    'Open in new window',
    'Copy diagnostics',
  ])
})

it.each([
  ['ownPage', "the server gives the portal's own page"],
  ['notAllowed', 'does not let you open it'],
] as const)('a page that fails with %s says so', async (reason, what) => {
  expect((await show(reason, false)).text).toMatch(what)
})

it('a page of the portal that fails says nothing of links', async () => {
  const { text } = await show('unreachable', false)
  expect(text).toMatch('The system cannot be reached right now.')
  expect(text).not.toMatch(/localhost|link/i)
  expect(screen.getByRole('button', { name: 'Open in new window' })).toBeTruthy()
})
