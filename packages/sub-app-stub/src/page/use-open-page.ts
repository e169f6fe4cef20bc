import { usePortal } from '@portal/sub-app-sdk/react'
import { App } from 'antd'
import { useTexts } from '../i18n/texts.ts'

/**
 * Opens a page of this sub-app in a tab of its own, named as in the menus without a title. The portal itself says when the
 * tabs are full.
 */
export function useOpenPage() {
  const portal = usePortal()
  const { page } = useTexts()
  const { message } = App.useApp()
  return async (path: string, title = ''): Promise<void> => {
    const result = await portal.openTab({ path, title })
    if (result === 'refused-permission') void message.error(page.refused)
  }
}
