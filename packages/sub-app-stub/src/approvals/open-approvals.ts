import type { Task } from '@portal/protocol/calls/approval'
import { usePortal } from '@portal/sub-app-sdk/react'
import { App } from 'antd'
import { useFailure, usePortalClient } from '../backend/portal-client.ts'
import { fill, useTexts } from '../i18n/texts.ts'
import { useOpenPage } from '../page/use-open-page.ts'

/** Opens an approval in its own tab, on the page that the backend names. */
export function useOpenApproval() {
  const client = usePortalClient()
  const openPage = useOpenPage()
  const { approvals } = useTexts()
  const failure = useFailure()
  const { message } = App.useApp()
  return async ({ taskId, businessKey }: Pick<Task, 'taskId' | 'businessKey'>): Promise<void> => {
    try {
      const { url } = (await client.getTaskUrl({ body: { taskId } })).data
      await openPage(url, fill(approvals.title, { number: businessKey }))
    } catch (error) {
      void message.error(failure(error))
    }
  }
}

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
