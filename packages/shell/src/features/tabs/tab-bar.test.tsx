import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { setDemoConfig } from '../../lib/config/testing/demo-config.ts'
import { changeLanguage } from '../../lib/i18n/language-store.ts'
import { translationReady } from '../../lib/i18n/translation.ts'
import { TabBar } from './tab-bar.tsx'
import { useTabs } from './tab-store.ts'

const actions = {
  go: vi.fn(),
  refresh: vi.fn(),
  pin: vi.fn(),
  openWindow: vi.fn(),
  close: vi.fn(),
  closeBeside: vi.fn(),
  closeOthers: vi.fn(),
  closeAll: vi.fn(),
}

beforeAll(async () => {
  await changeLanguage('en')
  await translationReady()
})
beforeEach(() => {
  vi.clearAllMocks()
  setDemoConfig()
  useTabs.getState().restored(() => true)
  useTabs.getState().allClosed()
  for (const name of ['A', 'B']) useTabs.getState().opened({ key: `/${name}`, title: name, url: `/${name}` })
})
afterEach(cleanup)

const show = (activeKey: string) =>
  render(
    <TabBar
      activeKey={activeKey}
      titleOf={(tab) => tab.title || 'Home'}
      marksOf={() => []}
      systemOf={({ title }) => (title === 'A' ? { name: 'Orders', color: 1 } : undefined)}
      actions={actions}
    />,
  )
const tab = (name: string) => screen.getByRole('tab', { name })
const names = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)

const enabledItems = async () =>
  (await screen.findAllByRole('menuitem'))
    .filter((item) => item.getAttribute('aria-disabled') !== 'true')
    .map(({ textContent }) => textContent)

const closing = ['Close', 'Close others', 'Close all']
const more = ['Refresh', 'Pin', 'Open in new window']

describe('the page actions', () => {
  it.each([
    ['a page', '/B', [...closing, ...more, 'Close to the left', 'Move left']],
    ['the first page', '/A', [...closing, ...more, 'Close to the right', 'Move right']],
    [
      'the affixed home',
      '/dashboard',
      ['Close others', 'Close all', 'Refresh', 'Open in new window', 'Close to the right'],
    ],
    ['a page without a tab', '', ['Close all']],
  ])('enable on %s the applicable ones [S-2.38]', async (_page, activeKey, expected) => {
    show(activeKey)
    fireEvent.click(await screen.findByRole('button', { name: 'Page actions' }))
    expect(await enabledItems()).toEqual(expected)
  })
})

it('a row that overflows has a list of all tabs, which leads to each', async () => {
  const width = vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(900)
  let resized = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resized = callback
      }
      observe() {}
      disconnect() {}
    },
  )
  show('/B')
  act(() => resized())
  vi.unstubAllGlobals()
  width.mockRestore()
  const button = screen.getByRole('button', { name: 'More open pages' })
  const panel = document.getElementById(button.getAttribute('popovertarget') ?? '') ?? button
  panel.hidePopover = () => {}
  // What a browser does with a popover.
  fireEvent(panel, Object.assign(new Event('beforetoggle'), { newState: 'open' }))
  fireEvent.click(await screen.findByRole('button', { name: /^A/ }))
  expect(actions.go).toHaveBeenCalledExactlyOnceWith('/A')
})

describe('a tab', () => {
  it.each([
    ['the tab', () => tab('A')],
    ['its close button', () => screen.getByRole('button', { name: 'Close “A”' })],
  ])(
    'offers by a right click on %s to close it, others or all, before anything else [S-2.39]',
    async (_part, part) => {
      show('/B')
      fireEvent.contextMenu(part())
      expect(await enabledItems()).toEqual([...closing, ...more, 'Close to the right'])
      fireEvent.click(screen.getByRole('menuitem', { name: 'Close' }))
      expect(actions.close).toHaveBeenCalledExactlyOnceWith('/A')
    },
  )

  it.each([
    ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Close “A”' }))],
    [
      'the middle mouse button',
      () => fireEvent(tab('A'), new MouseEvent('auxclick', { button: 1, bubbles: true })),
    ],
    ['Delete', () => fireEvent.keyDown(tab('A'), { key: 'Delete' })],
  ])('is closed by %s without being activated [S-2.37]', (_way, close) => {
    show('/B')
    close()
    expect(actions.close).toHaveBeenCalledExactlyOnceWith('/A')
    expect(actions.go).not.toHaveBeenCalled()
  })

  it('is not closed by other mouse buttons', () => {
    show('/B')
    fireEvent(tab('A'), new MouseEvent('auxclick', { button: 2, bubbles: true }))
    expect(actions.close).not.toHaveBeenCalled()
  })

  it('has no close button when it is affixed [S-2.6] [S-2.37]', () => {
    show('/B')
    expect(screen.queryByRole('button', { name: 'Close “Home”' })).toBeNull()
  })
})

describe('by keyboard', () => {
  it('one tab is in the Tab order, arrows focus the others, Enter activates', () => {
    show('/A')
    expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1])
    act(() => tab('A').focus())
    fireEvent.keyDown(tab('A'), { key: 'ArrowRight' })
    expect(document.activeElement).toBe(tab('B'))
    fireEvent.keyDown(tab('B'), { key: 'Home' })
    expect(document.activeElement).toBe(tab('Home'))
    fireEvent.keyDown(tab('Home'), { key: 'Enter' })
    expect(actions.go).toHaveBeenCalledExactlyOnceWith('/dashboard')
  })

  it('Shift and an arrow move the tab and announce its position', () => {
    show('/A')
    act(() => tab('A').focus())
    fireEvent.keyDown(tab('A'), { key: 'ArrowRight', shiftKey: true })
    expect(names()).toEqual(['Home', 'B', 'A'])
    expect(screen.getByRole('status').textContent).toBe('“A” is now tab 3 of 3')
    expect(document.activeElement).toBe(tab('A'))
  })

  it('the focus of a closed tab moves to the active one', () => {
    show('/B')
    act(() => tab('A').focus())
    act(() => useTabs.getState().closed('/A'))
    expect(document.activeElement).toBe(tab('B'))
  })

  it('the focus moves there after a confirmation dialog, too', () => {
    show('/B')
    render(
      <div role="dialog" aria-modal>
        <button type="button">Discard</button>
      </div>,
    )
    act(() => tab('A').focus())
    act(() => screen.getByRole('button', { name: 'Discard' }).focus())
    act(() => useTabs.getState().closed('/A'))
    expect(document.activeElement).toBe(tab('B'))
  })

  it('a focus outside the tabs stays there when the tab is closed', () => {
    show('/B')
    render(<button type="button">Elsewhere</button>)
    act(() => tab('A').focus())
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' })
    act(() => elsewhere.focus())
    act(() => useTabs.getState().closed('/A'))
    expect(document.activeElement).toBe(elsewhere)
  })
})
