import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage } from '../testing/open-page.tsx'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const distributor = () => screen.getByRole('textbox', { name: 'Distributor' })
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole(name.startsWith('Quantity') ? 'spinbutton' : 'textbox', { name }), {
    target: { value },
  })

describe('a form', () => {
  it('is kept as a draft of its user, and is there when the page is opened again', async () => {
    const setDirty = vi.fn()
    openPage('/orders/ceramic/new', { setDirty })
    type('Distributor', '佛山')
    type('Product', 'TC-1')
    type('Quantity (boxes)', '12')
    expect(setDirty).toHaveBeenLastCalledWith(true)
    fireEvent.click(screen.getByRole('button', { name: 'Check and keep draft' }))
    await screen.findByText(/The draft is kept on this device/)
    expect(setDirty).toHaveBeenLastCalledWith(false)
    cleanup()
    openPage('/orders/ceramic/new')
    expect(distributor()).toHaveProperty('value', '佛山')
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(distributor()).toHaveProperty('value', '')
    expect(localStorage).toHaveLength(0)
  })

  it('says what is missing, and keeps nothing then', async () => {
    openPage('/orders/ceramic/import')
    type('Products and quantities', 'A, 1\nnonsense')
    fireEvent.click(screen.getByRole('button', { name: 'Check and keep draft' }))
    expect(await screen.findByText('Enter: Distributor')).toBeTruthy()
    expect(await screen.findByText('Expected code and quantity in line 2')).toBeTruthy()
    expect(localStorage).toHaveLength(0)
  })

  it('goes without drafts where the browser keeps none', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    openPage('/visits')
    expect(screen.getByText('This system has no page at /visits.')).toBeTruthy()
    cleanup()
    openPage('/pickups/vehicles')
    for (const name of ['Licence plate', 'Driver', 'Telephone']) type(name, 'x')
    fireEvent.click(screen.getByRole('button', { name: 'Check and keep draft' }))
    expect(await screen.findByText('This browser does not keep drafts.')).toBeTruthy()
    vi.restoreAllMocks()
  })
})
