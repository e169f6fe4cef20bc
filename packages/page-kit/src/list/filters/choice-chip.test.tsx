import { PortalContext } from '@portal/sub-app-sdk/react'
import { fakeBridge } from '@portal/sub-app-sdk/testing/fake-bridge'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ChoiceChip } from './choice-chip.tsx'

afterEach(cleanup)

const few = ['Draft', 'Shipped', 'Paid']
const many = ['Foshan', 'Xi’an', 'Suzhou', 'Ningbo', 'Wuhan', 'Jinan', 'Hefei', 'Lanzhou', 'Dalian']

function draw(words: readonly string[], chosen = '') {
  const onChange = vi.fn()
  const options = words.map((label) => ({ value: label.toLowerCase(), label }))
  render(
    <PortalContext value={fakeBridge()}>
      <ChoiceChip
        filter={{ kind: 'choice', name: 'state', label: 'State', options }}
        conditions={chosen ? { state: chosen } : {}}
        onChange={onChange}
      />
    </PortalContext>,
  )
  return { onChange }
}
const chip = () => screen.getByRole('button', { name: /^State/ })
const option = (name: string) => screen.getByRole('option', { name })
const search = () => screen.getByLabelText('Search State')
const press = (key: string, keyCode = 0) =>
  fireEvent.keyDown(document.activeElement ?? document, { key, keyCode })
const expectFocus = (find: () => HTMLElement) => vi.waitFor(() => expect(document.activeElement).toBe(find()))

describe('a choice, by keyboard', () => {
  it('takes the focus to its first option, and Escape gives it back', async () => {
    draw(few)
    chip().focus()
    fireEvent.click(chip())
    await expectFocus(() => option('Draft'))
    press('Escape', 27)
    await expectFocus(chip)
    expect(chip().getAttribute('aria-expanded')).toBe('false')
  })

  it('begins at what is chosen, and the arrow keys go round', async () => {
    draw(few, 'shipped')
    fireEvent.click(chip())
    await expectFocus(() => option('Shipped'))
    press('ArrowDown')
    await expectFocus(() => option('Paid'))
    press('ArrowDown')
    await expectFocus(() => option('Draft'))
    press('ArrowUp')
    await expectFocus(() => option('Paid'))
  })

  it('takes the focus to its search, which letters go into from the options, too', async () => {
    const { onChange } = draw(many)
    fireEvent.click(chip())
    await expectFocus(search)
    press('ArrowDown')
    await expectFocus(() => option('Foshan'))
    press('s')
    await expectFocus(search)
    fireEvent.change(search(), { target: { value: 'su' } })
    press('Enter')
    expect(onChange).toHaveBeenCalledWith({ state: 'suzhou' })
    await expectFocus(chip)
  })

  it('says where its search finds nothing, and Escape stays in the panel', async () => {
    const onKey = vi.fn()
    window.addEventListener('keydown', onKey)
    draw(many)
    fireEvent.click(chip())
    await expectFocus(search)
    fireEvent.change(search(), { target: { value: 'zz' } })
    expect(screen.getByRole('status').textContent).toBe('Nothing found')
    press('Escape', 27)
    await expectFocus(chip)
    expect(onKey).not.toHaveBeenCalled()
    window.removeEventListener('keydown', onKey)
  })

  it('is left by Tab at its ends', async () => {
    draw(few)
    fireEvent.click(chip())
    await expectFocus(() => option('Draft'))
    press('ArrowUp')
    await expectFocus(() => option('Paid'))
    press('Tab')
    await expectFocus(chip)
  })
})
