import { useFailureText } from '@portal/page-kit/failure-text'
import type { Task } from '@portal/protocol/calls/approval'
import { usePortal } from '@portal/sub-app-sdk/react'
import { App } from 'antd'
import { endedSession, usePortalClient } from '../backend/portal-client.ts'
import { fill, useTexts } from '../i18n/texts.ts'
import { useOpenPage } from '../page/use-open-page.ts'

/** Opens an approval in its own tab, on the page that the backend names. */
export function useOpenApproval() {
  const portal = usePortal()
  const client = usePortalClient()
  const openPage = useOpenPage()
  const { approvals } = useTexts()
  const failureText = useFailureText()
  const { message } = App.useApp()
  return async ({ taskId, businessKey }: Pick<Task, 'taskId' | 'businessKey'>): Promise<void> => {
    try {
      const { url } = (await client.getTaskUrl({ body: { taskId } })).data
      await openPage(url, fill(approvals.title, { number: businessKey }))
    } catch (error) {
      if (endedSession(error)) portal.sessionExpired()
      void message.error(failureText(error))
    }
  }
}
