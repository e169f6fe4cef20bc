import type { SystemMenu } from '@portal/protocol/entities/menu'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { createQueryClient } from '../../../lib/api/query-client.ts'
import { changeLanguage } from '../../../lib/i18n/language-store.ts'
import { loadTexts } from '../../../lib/i18n/texts.ts'
import { translationReady } from '../../../lib/i18n/translation.ts'
import { MenuNavigationContext } from '../../../menu/menu-navigation.ts'
import { features } from '../../features.ts'
import { MenuSearchButton } from '../menu-search-button.tsx'

export const commands = {
  onShowPage: vi.fn(),
  onChangePassword: vi.fn(),
  onSwitchPosition: vi.fn(),
  onSignOut: vi.fn(),
}
export const navigation = { openMenu: vi.fn(), openSystem: vi.fn() }

/** Loads lazy code before the tests, not during one. */
export async function loadSearch(): Promise<void> {
  await changeLanguage('zh')
  await Promise.all([translationReady(), loadTexts('zh', 'menu-search'), import('../menu-search-dialog.tsx')])
}

/** Renders the search of a user with these menus, and presses its shortcut. */
export function pressShortcut(systems: readonly SystemMenu[], { pinyin = false } = {}): void {
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <MenuNavigationContext value={navigation}>
        <MenuSearchButton systems={systems} pinyin={pinyin} features={features()} commands={commands} />
      </MenuNavigationContext>
    </QueryClientProvider>,
  )
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true })
}

/** Resolves with the field of the search. */
export function openSearch(...search: Parameters<typeof pressShortcut>): Promise<HTMLElement> {
  pressShortcut(...search)
  return screen.findByRole('combobox', { name: '全局搜索' })
}

export const type = (field: HTMLElement, value: string): void =>
  void fireEvent.change(field, { target: { value } })
