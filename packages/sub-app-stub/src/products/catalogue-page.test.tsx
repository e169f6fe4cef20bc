import type { PortalBridge } from '@portal/sub-app-sdk/bridge'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage } from '../testing/open-page.tsx'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const product = (productCode: string, series: string, unitPrice: number) => ({
  ...{ productCode, productName: `Tile ${productCode}`, businessUnit: 'ceramic', series },
  ...{ spec: '800x800mm', unit: 'pcs', unitPrice, stock: 100 },
})

/** A backend with two products, whose distributors may be requested, too. */
const request: PortalBridge['request'] = async ({ url }) => {
  const records = url.includes('/product/') ? [product('T1', 'Grey', 10), product('T2', 'Oak', 2.5)] : []
  if (url.includes('File')) return { status: 'S', data: [], count: 0 }
  return { status: 'S', data: { records, total: records.length, current: 1, size: 500, pages: 1 } }
}
const add = async (code: string) =>
  fireEvent.click(await screen.findByRole('button', { name: `Add to cart: Tile ${code}` }))
const cart = () => screen.getByRole('region', { name: 'Cart' })

describe('the catalogue', () => {
  it('collects products in a cart, which the order form opens with and both keep', async () => {
    const openTab = vi.fn<PortalBridge['openTab']>(async () => 'opened')
    openPage('/products', { request, openTab })
    await add('T1')
    await add('T2')
    fireEvent.change(screen.getByRole('spinbutton', { name: 'Quantity of Tile T2' }), {
      target: { value: '100' },
    })
    expect(within(cart()).getByText('2 in the cart')).toBeTruthy()
    expect(within(cart()).getByText('¥650.00')).toBeTruthy()
    fireEvent.click(within(cart()).getByRole('button', { name: 'Order these' }))
    await vi.waitFor(() => expect(openTab).toHaveBeenCalled())
    const path = openTab.mock.lastCall?.[0].path ?? ''

    cleanup()
    const setDirty = vi.fn()
    openPage(path, { request, setDirty })
    const second = await screen.findByRole('spinbutton', { name: 'Quantity in line 2' })
    expect(second).toHaveProperty('value', '100')
    fireEvent.change(second, { target: { value: '7' } })
    expect(setDirty).not.toHaveBeenCalledWith(true)

    cleanup()
    openPage('/products', { request })
    expect(await screen.findByRole('spinbutton', { name: 'Quantity of Tile T2' })).toHaveProperty(
      'value',
      '7',
    )
  })

  it('takes a product out at a quantity of 0, and has no cart without products', async () => {
    openPage('/products', { request })
    await add('T1')
    fireEvent.change(screen.getByRole('spinbutton', { name: 'Quantity of Tile T1' }), {
      target: { value: '0' },
    })
    expect(screen.getByRole('button', { name: 'Add to cart: Tile T1' })).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Cart' })).toBeNull()
  })

  it('shows all products when the address names a series that does not exist', async () => {
    openPage('/products?series=Slate', { request })
    expect(await screen.findByText('Tile T2')).toBeTruthy()
    expect(screen.getByText('Tile T1')).toBeTruthy()
  })
})
