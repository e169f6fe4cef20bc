import { usePortal } from '@portal/sub-app-sdk/react'
import { useOpenPage } from '../page/use-open-page.ts'

/** Opens the portal's inbox with the approvals of one system; where the portal has none, those pages of the sub-app. */
export function useOpenInbox(systemCode: string) {
  const portal = usePortal()
  const openPage = useOpenPage()
  return async (): Promise<void> => {
    const path = `/approvals?${new URLSearchParams({ system: systemCode })}`
    const result = await portal.openTab({ app: 'portal', path })
    if (result === 'refused-permission') await openPage('/approvals')
  }
}
