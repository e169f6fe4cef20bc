import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openPage } from './testing/open-page.tsx'

afterEach(cleanup)

describe('the new order form', () => {
  it('is unsaved from the first letter until it is cleared', async () => {
    const setDirty = vi.fn()
    openPage('/orders/ceramic/new', { setDirty })
    fireEvent.change(screen.getByRole('textbox', { name: 'Remarks' }), { target: { value: '佛山' } })
    expect(setDirty).toHaveBeenLastCalledWith(true)
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(setDirty).toHaveBeenLastCalledWith(false)
  })
})

describe('every page', () => {
  it('follows the portal: its session, its language, its requests to move', async () => {
    const onRouteChange = vi.fn()
    const bridge = openPage('/', { onRouteChange })
    expect(screen.getByRole('heading', { name: 'Order Home' })).toBeTruthy()
    expect(onRouteChange).toHaveBeenLastCalledWith('/home')
    act(() => bridge.emit('languageChanged', 'ja', { language: 'ja' }))
    expect(screen.getByRole('heading', { name: '注文ホーム' })).toBeTruthy()
    act(() => bridge.emit('routeRequested', '/balance'))
    expect(screen.getByRole('heading', { name: '口座残高' })).toBeTruthy()
    expect(onRouteChange).toHaveBeenLastCalledWith('/balance')
  })

  it.each([
    ['oms', 1],
    ['dp', 0],
  ] as const)(
    'of %s names the position %d times, which OMS alone gets (specification §4)',
    (identity, times) => {
      openPage('/pages/deep/1-1', {}, identity)
      expect(screen.getByText('王静 (wangjing)')).toBeTruthy()
      expect(screen.queryAllByText('Position')).toHaveLength(times)
    },
  )

  it('is there for generated menu items', () => {
    openPage('/pages/deep/1-2')
    expect(screen.getByRole('heading', { name: '/pages/deep/1-2' })).toBeTruthy()
  })

  it('says so when it does not exist, with a way back', () => {
    openPage('/no/such/page')
    expect(screen.getByText('This system has no page at /no/such/page.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Go to the start page' }))
    expect(screen.getByRole('heading', { name: 'Order Home' })).toBeTruthy()
  })
})
