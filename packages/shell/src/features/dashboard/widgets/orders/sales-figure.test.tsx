import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { translationReady } from '../../../../lib/i18n/translation.ts'
import { MenuNavigationContext } from '../../../../menu/menu-navigation.ts'
import { menuItem } from '../../../../menu/testing/build-menu.ts'
import { SalesFigure } from './sales-figure.tsx'

// The test page has no layout: the plot is 258 px wide, 58 of them for the numbers on the left.
class Sizes {
  observe() {}
  disconnect() {}
}
beforeEach(async () => {
  vi.stubGlobal('ResizeObserver', Sizes)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 258, 120))
  await translationReady()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const month = (start: string, amount: number) => ({ start, amount, count: 2, lastYear: null, target: null })

it('a bar that is pointed at is highlighted with its sum, and a press opens the orders of its time', async () => {
  const openMenu = vi.fn()
  const page = { systemCode: 'OSS', item: menuItem('Orders', '/orders/ceramic') }
  const { container } = render(
    <MenuNavigationContext value={{ openMenu, openSystem: vi.fn() }}>
      <SalesFigure
        by="month"
        scope="own"
        sales={[month('2026-02', 1000), month('2026-03', 3000)]}
        widget={{ id: 'orders', page, size: 'wide', units: [] }}
      />
    </MenuNavigationContext>,
  )
  const plot = await waitFor(() => {
    const found = container.querySelector('[data-opens="true"]')
    if (!found?.querySelector('line')) throw new Error('no bars yet')
    return found
  })
  const sum = () => container.querySelector('strong')?.textContent
  expect(sum()).toContain('3')
  act(() => void fireEvent.pointerMove(plot, { clientX: 100 }))
  expect(sum()).toContain('1')
  expect(plot.querySelectorAll('[data-pointed]')).toHaveLength(1)
  act(() => void fireEvent.pointerLeave(plot))
  expect(sum()).toContain('3')
  expect(plot.querySelector('[data-pointed]')).toBeNull()

  fireEvent.click(plot, { clientX: 100 })
  const [systemCode, item] = openMenu.mock.lastCall ?? []
  expect(systemCode).toBe('OSS')
  expect(item.path).toBe(
    '/orders/ceramic?orderedFrom=2026-02-01&orderedTo=2026-02-28&selection=sales&scope=own',
  )
})
