import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage } from '../testing/open-page.tsx'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const plate = () => screen.getByRole('textbox', { name: 'Licence plate' })
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })

describe('a form', () => {
  it('is kept as a draft of its user, and is there when the page is opened again', async () => {
    const setDirty = vi.fn()
    openPage('/pickups/vehicles', { setDirty })
    for (const name of ['Licence plate', 'Driver', 'Telephone']) type(name, '粤E12345')
    expect(setDirty).toHaveBeenLastCalledWith(true)
    fireEvent.click(screen.getByRole('button', { name: 'Check and keep draft' }))
    await screen.findByText(/The draft is kept on this device/)
    expect(setDirty).toHaveBeenLastCalledWith(false)
    cleanup()
    openPage('/pickups/vehicles')
    expect(plate()).toHaveProperty('value', '粤E12345')
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(plate()).toHaveProperty('value', '')
    expect(localStorage).toHaveLength(0)
  })

  it('takes whole numbers within their bounds', () => {
    openPage('/orders/ceramic/new')
    const boxes = screen.getByRole('spinbutton', { name: 'Quantity (boxes)' })
    for (const [typed, becomes] of [
      ['12.6', '13'],
      ['0', '1'],
      ['many', '1'],
      ['', ''],
    ] as const) {
      fireEvent.change(boxes, { target: { value: typed } })
      fireEvent.blur(boxes)
      expect(boxes).toHaveProperty('value', becomes)
    }
  })

  it('keeps numbers too', async () => {
    openPage('/orders/ceramic/new')
    for (const name of ['Distributor', 'Product']) type(name, 'A1')
    fireEvent.change(screen.getByRole('spinbutton', { name: 'Quantity (boxes)' }), {
      target: { value: '12' },
    })
    fireEvent.click(screen.getByRole('button', { name: 'Check and keep draft' }))
    await screen.findByText(/The draft is kept on this device/)
    expect(Object.values({ ...localStorage }).join()).toContain(':12')
  })

  it('says what is missing, and keeps nothing then', async () => {
    openPage('/orders/ceramic/import')
    type('Products and quantities', 'A, 1\nnonsense')
    fireEvent.click(screen.getByRole('button', { name: 'Check and keep draft' }))
    expect(await screen.findByText('Enter: Distributor')).toBeTruthy()
    expect(await screen.findByText('Expected code and quantity in line 2')).toBeTruthy()
    expect(localStorage).toHaveLength(0)
  })
})
