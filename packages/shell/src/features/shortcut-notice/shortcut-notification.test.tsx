import { render } from '@testing-library/react'
import { notification } from 'antd'
import { expect, it, vi } from 'vitest'
import { setDemoConfig } from '../../lib/config/testing/demo-config.ts'
import { MenuNavigationContext } from '../../menu/menu-navigation.ts'
import { menuItem } from '../../menu/testing/build-menu.ts'
import { ShortcutNotification } from './shortcut-notification.tsx'

it('the notice stays bottom-right [S-9.15]', () => {
  setDemoConfig()
  const shown = vi.spyOn(notification, 'useNotification')
  const shortcuts = { systemCode: 'LTC', group: menuItem('Projects', '/projects'), pages: [] }
  render(
    <MenuNavigationContext value={{ openSystem: vi.fn(), openMenu: vi.fn() }}>
      <ShortcutNotification shortcuts={shortcuts} onClose={vi.fn()} />
    </MenuNavigationContext>,
  )
  expect(shown).toHaveBeenCalledWith(expect.objectContaining({ placement: 'bottomRight', duration: false }))
})
