import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { setDemoConfig } from '../../config/testing/demo-config.ts'
import { changeLanguage } from '../../i18n/language-store.ts'
import { loadTexts } from '../../i18n/texts.ts'
import '../../i18n/translation.ts'
import { TabBar } from './tab-bar.tsx'
import { useTabs } from './tab-store.ts'

const actions = { go: vi.fn(), refresh: vi.fn(), close: vi.fn(), closeOthers: vi.fn(), closeAll: vi.fn() }

beforeAll(async () => {
  await changeLanguage('en')
  await loadTexts('en', 'frame')
})
beforeEach(() => {
  setDemoConfig()
  useTabs.getState().restored(() => true)
  useTabs.getState().opened({ key: '/a', title: 'A', url: '/a' })
})
afterEach(cleanup)

const show = (activeKey: string) =>
  render(<TabBar activeKey={activeKey} titleOf={(tab) => tab.title || 'Home'} actions={actions} />)

const enabledItems = async () =>
  (await screen.findAllByRole('menuitem'))
    .filter((item) => item.getAttribute('aria-disabled') !== 'true')
    .map(({ textContent }) => textContent)

describe('the page actions', () => {
  it.each([
    ['a page', '/a', ['Refresh', 'Close', 'Close others', 'Close all']],
    ['home, which stays', '/dashboard', ['Refresh', 'Close others', 'Close all']],
    ['a page without a tab', '', ['Close all']],
  ])('offer on %s what acts on it', async (_page, activeKey, expected) => {
    show(activeKey)
    fireEvent.click(await screen.findByRole('button', { name: 'Page actions' }))
    expect(await enabledItems()).toEqual(expected)
  })
})

it('a tab’s menu opens on its closing mark too', async () => {
  show('/a')
  const mark = (await screen.findByRole('tab', { name: 'A' })).querySelector('.anticon-close')
  fireEvent.contextMenu(mark ?? document.body)
  expect(await enabledItems()).toEqual(['Close', 'Close others', 'Close all'])
})
