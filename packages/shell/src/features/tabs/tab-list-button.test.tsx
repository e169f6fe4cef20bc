import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { changeLanguage } from '../../lib/i18n/language-store.ts'
import { translationReady } from '../../lib/i18n/translation.ts'
import { TabList } from './tab-list-button.tsx'

const [onChoose, onClose] = [vi.fn(), vi.fn()]
const tabs = ['Home', 'Orders', 'Contracts', 'Prices'].map((title) => ({
  key: title,
  title,
  url: `/${title}`,
  affixed: title === 'Home',
}))
const systems: Readonly<Record<string, string>> = { Orders: 'Order service', Prices: 'Order service' }

beforeAll(async () => {
  await changeLanguage('en')
  await translationReady()
})
beforeEach(() => {
  vi.clearAllMocks()
  render(
    <TabList
      tabs={tabs}
      activeKey="Orders"
      titleOf={({ title }) => title}
      systemOf={({ key }) => (systems[key] ? { name: systems[key], color: 1 } : undefined)}
      onChoose={onChoose}
      onClose={onClose}
    />,
  )
})
afterEach(cleanup)

const field = () => screen.getByRole('searchbox', { name: 'Search open pages' })
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
const search = (value: string) => fireEvent.change(field(), { target: { value } })

it('finds tabs by title and system, and activates the first by Enter', () => {
  expect(rows()).toEqual(['Home', 'OrdersOrder service', 'Contracts', 'PricesOrder service'])
  search('order pri')
  expect(rows()).toEqual(['PricesOrder service'])
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(onChoose).toHaveBeenCalledWith('Prices')
  search('nothing')
  expect(screen.getByText('No open page matches')).toBeDefined()
})

it('goes to a tab, closes one, but not the home page, and is walked by the arrow keys', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Contracts' }))
  expect(onChoose).toHaveBeenCalledWith('Contracts')
  fireEvent.click(screen.getByRole('button', { name: 'Close “Contracts”' }))
  expect(onClose).toHaveBeenCalledWith('Contracts')
  expect(screen.queryByRole('button', { name: 'Close “Home”' })).toBeNull()
  fireEvent.keyDown(field(), { key: 'ArrowDown' })
  expect(document.activeElement?.textContent).toBe('Home')
})
