import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { setDemoConfig } from '../../config/testing/demo-config.ts'
import { currentLinks, noteLink } from '../../features/sub-apps/links/link-store.ts'
import { loadTexts } from '../../i18n/texts.ts'
import '../../i18n/translation.ts'
import { LinkedSubApps } from './linked-sub-apps.tsx'

const entry = 'http://localhost:7101/'
const asks = `/dashboard?link-sub-app=oms&entry=${encodeURIComponent(entry)}`

const Address = () => <output>{useLocation().pathname + useLocation().search}</output>

function enter(at: string) {
  const reload = vi.fn()
  render(
    <MemoryRouter initialEntries={[at]}>
      <Address />
      <LinkedSubApps reload={reload} />
    </MemoryRouter>,
  )
  return reload
}

// What is loaded when it is needed is there already: how long that takes is no matter here.
beforeAll(async () => {
  await loadTexts('en', 'sub-apps')
  await import('../../features/sub-apps/links/link-question.tsx')
  await import('../../features/sub-apps/links/link-mark.tsx')
})
beforeEach(() => {
  localStorage.clear()
  setDemoConfig()
})
afterEach(cleanup)

describe('an address that asks for a link', () => {
  it('names the origin and links only what the person agrees to', async () => {
    const reload = enter(asks)
    expect(await screen.findByText('Show oms from http://localhost:7101?')).toBeTruthy()
    expect(currentLinks()).toEqual({})
    fireEvent.click(screen.getByRole('button', { name: 'Link it' }))
    expect(currentLinks()).toEqual({ oms: entry })
    expect(reload).toHaveBeenCalledOnce()
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
    ['for another machine', '/dashboard?link-sub-app=oms&entry=http://evil.example/', 'test'],
    ['on another page', asks.replace('/dashboard', '/404'), 'test'],
  ] as const)('is not heard %s', async (_case, at, environment) => {
    setDemoConfig({ environment })
    enter(at)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('ends a link without a question', () => {
    noteLink({ app: 'oms', entry })
    const reload = enter('/dashboard?link-sub-app=oms')
    expect(currentLinks()).toEqual({})
    expect(reload).toHaveBeenCalled()
  })
})

it('a linked sub-app is marked, and unlinked from its mark', async () => {
  noteLink({ app: 'oms', entry })
  const reload = enter('/dashboard')
  expect(await screen.findByText('oms from http://localhost:7101')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Unlink oms' }))
  expect(currentLinks()).toEqual({})
  expect(reload).toHaveBeenCalledOnce()
})
