import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { currentLinks, noteLink } from '../../features/sub-apps/links/link-store.ts'
import { useTabs } from '../../features/tabs/tab-store.ts'
import { setDemoConfig } from '../../lib/config/testing/demo-config.ts'
import { translationReady } from '../../lib/i18n/translation.ts'
import { DialogHost } from '../../lib/ui/dialog-host.tsx'
import { dialogLeaves } from '../testing/dialog-leaves.ts'
import { LinkedSubApps } from './linked-sub-apps.tsx'

const entry = 'http://localhost:7101/'
const asks = `/dashboard?link-sub-app=oms&entry=${encodeURIComponent(entry)}`

const Address = () => <output>{useLocation().pathname + useLocation().search}</output>

function enter(at: string) {
  const reload = vi.fn()
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { enabled: false } } })}>
      <MemoryRouter initialEntries={[at]}>
        <Address />
        <LinkedSubApps reload={reload} />
        <DialogHost />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return reload
}

// Lazy code is preloaded: loading times don't matter here.
beforeAll(async () => {
  await translationReady()
  await import('../../features/sub-apps/links/link-notices.tsx')
  await import('../../features/sub-apps/links/link-notices.tsx')
})
beforeEach(() => {
  localStorage.clear()
  setDemoConfig({ linkSubApps: true })
})
afterEach(() => {
  cleanup()
  useTabs.getState().allClosed()
})

describe('an address that asks for a link', () => {
  it('names the origin and links only what the person agrees to', async () => {
    const reload = enter(asks)
    expect(await screen.findByText('Show oms from http://localhost:7101?')).toBeTruthy()
    expect(currentLinks()).toEqual({})
    fireEvent.click(screen.getByRole('button', { name: 'Link it' }))
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(currentLinks()).toEqual({ oms: entry })
    expect(screen.getByRole('status').textContent).toBe('/dashboard')
  })

  it('changes nothing when the person refuses', async () => {
    const reload = enter(asks)
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect([currentLinks(), screen.getByRole('status').textContent]).toEqual([{}, '/dashboard'])
    expect(reload).not.toHaveBeenCalled()
  })

  it.each([
    ['in production', asks, 'production'],
    ['in test', asks, 'test'],
    ['for another machine', '/dashboard?link-sub-app=oms&entry=http://evil.example/', 'development'],
    ['on another page', asks.replace('/dashboard', '/404'), 'development'],
  ] as const)('is ignored %s', async (_case, at, environment) => {
    setDemoConfig({ environment })
    enter(at)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('ends a link without a question', async () => {
    noteLink({ app: 'oms', entry })
    const reload = enter('/dashboard?link-sub-app=oms')
    await waitFor(() => expect(reload).toHaveBeenCalled())
    expect(currentLinks()).toEqual({})
  })
})

it('a linked sub-app is marked, and unlinked from its mark', async () => {
  noteLink({ app: 'oms', entry })
  const reload = enter('/dashboard')
  expect(await screen.findByText('oms from http://localhost:7101')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Unlink oms' }))
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(currentLinks()).toEqual({})
})

describe.each([
  ['a link', asks, 'Link it', undefined, entry],
  ['its end', '/dashboard', 'Unlink oms', entry, undefined],
])('where input is unsaved, %s', (_step, at, button, before, after) => {
  async function ask() {
    noteLink({ app: 'oms', entry: before })
    useTabs.getState().opened({ key: '/child/ltc/new', url: '/child/ltc/new', title: 'New contract' })
    useTabs.getState().dirtied('/child/ltc/new', true)
    const reload = enter(at)
    fireEvent.click(await screen.findByRole('button', { name: button }))
    const question = await screen.findByRole('dialog', { name: 'Discard unsaved input?' })
    expect(within(question).getByRole('listitem').textContent).toBe('New contract')
    expect(currentLinks().oms).toBe(before)
    const answer = (name: string) => fireEvent.click(within(question).getByRole('button', { name }))
    return { reload, question, answer }
  }

  it('is given up by its owner', async () => {
    const { reload, question, answer } = await ask()
    answer('Keep editing')
    await dialogLeaves(question)
    expect([currentLinks().oms, useTabs.getState().dirty.size]).toEqual([before, 1])
    expect(reload).not.toHaveBeenCalled()
  })

  it('comes when that is discarded, and the browser has nothing more to ask', async () => {
    const { reload, answer } = await ask()
    answer('Discard changes')
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect([currentLinks().oms, useTabs.getState().dirty.size]).toEqual([after, 0])
  })
})
