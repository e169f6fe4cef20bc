import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { App, ConfigProvider } from 'antd'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { control, Refused } from '../api/control.ts'
import { RequestsPage } from '../requests/requests-page.tsx'
import { useSettings } from '../settings.ts'
import { TroublePage } from '../trouble/trouble-page.tsx'
import { Failure } from './failure.tsx'

beforeEach(() => useSettings.getState().languageChosen('en'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = (shown: ReactNode) =>
  render(
    <ConfigProvider theme={{ token: { motion: false } }}>
      <QueryClientProvider client={new QueryClient()}>
        <App>{shown}</App>
      </QueryClientProvider>
    </ConfigProvider>,
  )
const answering = (data: unknown) => {
  const asked = vi.fn(async (_url: string, _init: { method: string }) => Response.json({ status: 'S', data }))
  vi.stubGlobal('fetch', asked)
  return asked
}

it('a damaged journal is named, and begun again once that is confirmed', async () => {
  const asked = answering(null)
  show(<Failure error={new Refused('…', { code: 'damagedJournal', values: { world: 'class-02' } })} />)
  expect(screen.getByRole('alert').textContent).toContain('requests to the world class-02 is damaged')
  fireEvent.click(screen.getByRole('button', { name: 'Begin a new list of requests for class-02' }))
  expect(asked).not.toHaveBeenCalled()
  fireEvent.click(await screen.findByRole('button', { name: 'Begin a new list' }))
  await vi.waitFor(() =>
    expect(asked.mock.calls.map(([url, { method }]) => [method, new URL(url).pathname])).toEqual([
      ['POST', expect.stringContaining('worlds/class-02/requests/clear')],
    ]),
  )
})

it('a damaged snapshot is named with what to do', () => {
  show(
    <Failure error={new Refused('…', { code: 'damagedSnapshot', values: { name: 'noon', world: 'w' } })} />,
  )
  expect(screen.getByRole('alert').textContent).toContain(
    'The snapshot noon is damaged and cannot be restored: remove it',
  )
  expect(screen.queryByRole('button')).toBeNull()
})

it.each(['<html><h1>502 Bad Gateway</h1></html>', '{"fault":"no upstream"}'])(
  '%s of a gateway in place of an answer is told in words, with its HTTP status',
  async (body) => {
    vi.stubGlobal('fetch', async () => new Response(body, { status: 502 }))
    const error = await control.listWorlds({}).catch((failure: unknown) => failure)
    show(<Failure error={error} />)
    expect(screen.getByRole('alert').textContent).toContain('instead of it (HTTP 502). Reload the page')
  },
)

describe('where there is no world', () => {
  it.each([
    ['requests', RequestsPage],
    ['trouble', TroublePage],
  ])('the page of %s says so', async (_name, Page) => {
    answering([])
    show(<Page />)
    expect(await screen.findByText(/no world/i)).toBeDefined()
  })
})
