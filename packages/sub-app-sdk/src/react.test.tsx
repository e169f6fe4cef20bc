import { act, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { idPrefix, PortalContext, usePortalSnapshot, useTabActive } from './react.ts'
import { fakeBridge } from './testing/fake-bridge.ts'

function Page() {
  const { language, user } = usePortalSnapshot()
  return <p>{`${user.userFullName} ${language} ${useTabActive() ? 'active' : 'hidden'}`}</p>
}

function Counted({ onDrawn }: { readonly onDrawn: (language: string) => void }) {
  onDrawn(usePortalSnapshot().language)
  return null
}

describe('hooks of a page', () => {
  it('follow the session and the tab, and let go at the end', () => {
    const portal = fakeBridge()
    const { unmount } = render(
      <PortalContext value={portal}>
        <Page />
      </PortalContext>,
    )
    expect(screen.getByText('王静 en active')).toBeTruthy()
    act(() => portal.emit('languageChanged', 'ja', { language: 'ja' }))
    act(() => portal.emit('tabActive', false))
    expect(screen.getByText('王静 ja hidden')).toBeTruthy()
    unmount()
    expect(portal.listenerCount()).toBe(0)
  })

  it('draw the page once at its beginning, and again only for what has changed', () => {
    const portal = fakeBridge()
    const drawn = vi.fn()
    render(
      <PortalContext value={portal}>
        <Counted onDrawn={drawn} />
      </PortalContext>,
    )
    expect(drawn).toHaveBeenCalledOnce()
    act(() => portal.emit('languageChanged', 'en', { language: 'en' }))
    expect(drawn).toHaveBeenCalledOnce()
    act(() => portal.emit('languageChanged', 'ja', { language: 'ja' }))
    expect(drawn).toHaveBeenLastCalledWith('ja')
  })

  it('say what is missing outside a page', () => {
    expect(() => render(<Page />)).toThrow('usePortal needs a PortalContext')
  })
})

it.each([
  ['/child/oms/orders/7', '_47_child_47_oms_47_orders_47_7'],
  ['/a-b', '_47_a_45_b'],
])('the ids of tab %s begin with %s, which is valid in a selector', (tabId, prefix) => {
  expect(idPrefix({ tabId })).toBe(prefix)
  expect(() => document.querySelector(`#${prefix}`)).not.toThrow()
})
