import { RemoteError } from '@portal/protocol/remote-error'
import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { setDemoConfig } from '../../lib/config/testing/demo-config.ts'
import { loadStartTexts, loadTexts } from '../../lib/i18n/texts.ts'
import { useSession } from '../../session/session-store.ts'
import { salesUser } from '../../session/testing/users.ts'
import { HealthPage } from './health-page.tsx'

/** The backend's answers about the certificate, and to the check, which sends an unknown one. */
const backend = vi.hoisted(() => ({ owner: vi.fn(), status: 401 }))
vi.mock('../../lib/api/backend.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  userOf: backend.owner,
}))

beforeAll(() => Promise.all([loadStartTexts('en'), loadTexts('en', 'health')]))
beforeEach(() => {
  setDemoConfig()
  backend.status = 401
  vi.spyOn(window, 'fetch').mockImplementation(async () => new Response('', { status: backend.status }))
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  useSession.getState().signedOut()
})

const heldBy = (...codes: readonly string[]) => ({
  ...salesUser,
  userRespList: salesUser.userRespList
    .slice(0, 1)
    .flatMap((first) => codes.map((responsibilityCode) => ({ ...first, responsibilityCode }))),
})

async function show(owner?: object | Error) {
  if (owner) useSession.getState().signedIn('c-1')
  if (owner instanceof Error) backend.owner.mockRejectedValue(owner)
  else backend.owner.mockResolvedValue(owner)
  render(
    <MemoryRouter>
      <HealthPage />
    </MemoryRouter>,
  )
  await screen.findByText(/^(The portal is running|The portal’s backend has a problem|\d+ to .*)$/)
}

it.each([
  ['a visitor without a session', 'hidden', undefined, {}],
  ['a user with another responsibility', 'hidden', heldBy('LTC_CLERK'), {}],
  ['a user whose list of responsibilities is missing', 'hidden', { ...salesUser, userRespList: null }, {}],
  ['a user whose session has ended', 'hidden', new RemoteError('sessionEnded', 'getUserInfo'), {}],
  ['anyone while the backend does not answer', 'hidden', new RemoteError('network', 'getUserInfo'), {}],
  ['an administrator', 'shown', heldBy('LTC_CLERK', 'admin'), {}],
  ['a role that the installation names', 'shown', heldBy('OPS'), { routeRoles: { '/__health': ['OPS'] } }],
  ['everyone, where the installation says so', 'shown', undefined, { statusPage: 'everyone' }],
] as const)('for %s the details are %s', async (_who, expected, owner, change) => {
  setDemoConfig(change)
  await show(owner)
  const details = screen.queryByRole('heading', { name: 'Configuration' })
  expect(details ? 'shown' : 'hidden').toBe(expected)
})

it('everyone else sees whether portal and backend run, and nothing of the installation', async () => {
  await show()
  const items = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(items).toEqual(['✓PortalRunning', '✓BackendAnswers'])
  expect(document.body.textContent).not.toMatch(/\/api|\d+\.\d+\.\d+|cipherKey|sub-apps/)
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    '/login?redirect=%2F__health',
  )
})

it('a failing backend is reported without its address', async () => {
  backend.status = 502
  await show()
  expect(screen.getByRole('status').textContent).toBe('The portal’s backend has a problem')
  const [, second] = screen.getAllByRole('listitem')
  expect(second && within(second).getByText(/^Does not answer properly/)).toBeTruthy()
})

it('a certificate that has ended leads into the portal, which asks for a sign-in', async () => {
  await show(new RemoteError('sessionEnded', 'getUserInfo'))
  expect(screen.getByRole('link', { name: 'Go to the portal' }).getAttribute('href')).toBe('/dashboard')
})
