import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage } from '../testing/open-page.tsx'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const plate = () => screen.getByRole('textbox', { name: 'Licence plate' })
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })

describe('a form', () => {
  it('is kept as a draft of its user, which its address leads back to', async () => {
    const [setDirty, onRouteChange] = [vi.fn(), vi.fn()]
    openPage('/pickups/vehicles', { setDirty, onRouteChange })
    for (const name of ['Licence plate', 'Driver', 'Telephone']) type(name, '粤E12345')
    expect(setDirty).toHaveBeenLastCalledWith(true)
    fireEvent.click(screen.getByRole('button', { name: 'Save draft' }))
    await screen.findByText(/Draft saved on this device/)
    expect(setDirty).toHaveBeenLastCalledWith(false)
    await vi.waitFor(() => expect(onRouteChange.mock.lastCall?.[0]).toContain('?draft='))
    const address = String(onRouteChange.mock.lastCall?.[0])
    cleanup()

    openPage(address)
    expect(plate()).toHaveProperty('value', '粤E12345')
    type('Licence plate', '粤E99999')
    fireEvent.click(screen.getByRole('button', { name: 'Save draft' }))
    await screen.findByText(/Draft saved on this device/)
    cleanup()

    openPage(address)
    expect(plate()).toHaveProperty('value', '粤E99999')
    fireEvent.click(screen.getByRole('button', { name: 'Delete draft' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await vi.waitFor(() => expect(plate()).toHaveProperty('value', ''))
    expect(localStorage).toHaveLength(0)
  })

  it('begins with what the page that led to it is about, which is nothing unsaved', () => {
    const setDirty = vi.fn()
    openPage('/pickups/vehicles?plateNo=B20&other=1', { setDirty })
    expect(plate()).toHaveProperty('value', 'B20')
    expect(setDirty).not.toHaveBeenCalledWith(true)
  })

  it('begins empty and offers the drafts that there are', async () => {
    const openTab = vi.fn(async () => 'opened' as const)
    const draft = { id: 'a1', keptAt: '2026-11-20T04:00:00.000Z', values: { plateNo: '粤E12345' } }
    localStorage.setItem('sub-app-drafts:oms/pickups/vehicles:wangjing', JSON.stringify([draft]))
    openPage('/pickups/vehicles', { openTab })
    expect(plate()).toHaveProperty('value', '')
    expect(screen.getByText('粤E12345')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(openTab).toHaveBeenCalledWith({ path: '/pickups/vehicles?draft=a1', title: expect.any(String) })
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
    fireEvent.click((await screen.findAllByRole('button', { name: 'Delete' })).at(-1) as HTMLElement)
    await vi.waitFor(() => expect(localStorage).toHaveLength(0))
    expect(screen.queryByText('粤E12345')).toBe(null)
  })

  it('says when its draft is gone', () => {
    openPage('/pickups/vehicles?draft=gone')
    expect(screen.getByText('This draft is no longer on this device.')).toBeTruthy()
    expect(plate()).toHaveProperty('value', '')
  })

  it('empties what was not kept', () => {
    openPage('/pickups/vehicles')
    type('Licence plate', '粤E12345')
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(plate()).toHaveProperty('value', '')
  })

  it('takes whole numbers within their bounds', () => {
    openPage('/orders/ceramic/sample')
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
    openPage('/retail-orders/returns', {}, 'dp')
    for (const name of ['Order number', 'Reason']) type(name, 'A1')
    fireEvent.change(screen.getByRole('spinbutton', { name: 'Quantity' }), { target: { value: '12' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save draft' }))
    await screen.findByText(/Draft saved on this device/)
    expect(Object.values({ ...localStorage }).join()).toContain(':12')
  })

  it('says what is missing, and keeps nothing then', async () => {
    openPage('/orders/ceramic/import')
    type('Products and quantities', 'A, 1\nnonsense')
    fireEvent.click(screen.getByRole('button', { name: 'Save draft' }))
    expect(await screen.findByText('Enter: Distributor')).toBeTruthy()
    expect(await screen.findByText('Expected code and quantity in line 2')).toBeTruthy()
    expect(localStorage).toHaveLength(0)
  })

  it.each([
    ['/orders/ceramic/sample', [], 'textbox', 'Distributor'],
    ['/orders/ceramic/sample', ['Distributor', 'Product'], 'spinbutton', 'Quantity (boxes)'],
    ['/orders/ceramic/changes', ['Order number'], 'combobox', 'What changes'],
    ['/orders/ceramic/import', ['Distributor'], 'textbox', 'Products and quantities'],
  ] as const)(
    '%s with %j filled in leads to its first wrong field, a %s',
    async (path, filled, role, name) => {
      openPage(path)
      for (const one of filled) type(one, 'A1')
      const field = screen.getByRole(role, { name })
      const label = screen.getByText(name, { selector: 'label' })
      const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView')
      fireEvent.click(screen.getByRole('button', { name: 'Save draft' }))
      await vi.waitFor(() => expect(document.activeElement).toBe(field))
      expect(scrolled.mock.instances).toEqual([field, label])
      scrolled.mockRestore()
    },
  )
})
