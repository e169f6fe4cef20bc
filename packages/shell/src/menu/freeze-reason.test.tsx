import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { FreezeReason } from './freeze-reason.tsx'

afterEach(cleanup)

const record = { kind: 'contract', number: 'HT1', businessUnit: 'ceramic' } as const
const reason = 'The agreement ended (HT1).'

it('leads to the record that it names', () => {
  const open = vi.fn()
  const openRecord = vi.fn(() => open)
  const { container } = render(<FreezeReason reason={reason} record={record} openRecord={openRecord} />)
  expect(container.textContent).toBe(reason)
  fireEvent.click(screen.getByRole('button', { name: 'HT1' }))
  expect(open).toHaveBeenCalledOnce()
  expect(openRecord).toHaveBeenCalledWith('contract', 'HT1', 'ceramic')
})

it.each([
  ['the menus do not lead there', reason, record, undefined],
  ['the reason names another', 'Unpaid', record, () => {}],
  ['the backend names none', reason, undefined, () => {}],
  ['there is none', reason, null, () => {}],
])('is text where %s', (_why, text, named, open) => {
  const { container } = render(<FreezeReason reason={text} record={named} openRecord={() => open} />)
  expect(container.textContent).toBe(text)
  expect(screen.queryByRole('button')).toBeNull()
})
