import { usePortal } from '@portal/sub-app-sdk/react'
import { App } from 'antd'
import { useTexts } from '../i18n/texts.ts'

/**
 * Opens a page in its own tab, by default one of this sub-app with its name in the menus. The portal reports when the
 * tabs are full.
 */
export function useOpenPage() {
  const portal = usePortal()
  const { page } = useTexts()
  const { message } = App.useApp()
  return async (path: string, title = '', app?: string) => {
    const result = await portal.openTab({ ...(app && { app }), path, title })
    if (result === 'refused-permission') void message.error(page.refused)
    return result
  }
}
