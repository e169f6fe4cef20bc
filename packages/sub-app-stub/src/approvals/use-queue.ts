import { useFailureText } from '@portal/page-kit/failure-text'
import type { Task } from '@portal/protocol/calls/approval'
import type { Id } from '@portal/protocol/rules/ids'
import { type SpecifiedSubApp, specifiedSystems } from '@portal/protocol/systems'
import { usePortal } from '@portal/sub-app-sdk/react'
import { useQuery } from '@tanstack/react-query'
import { App } from 'antd'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { endedSession, usePortalClient } from '../backend/portal-client.ts'
import { fill, useTexts } from '../i18n/texts.ts'
import { useUnsavedInput } from '../page/unsaved-input.tsx'
import { useDecisions } from './decision-keeper.tsx'
import { placeIn } from './queue.ts'

/** More than people work through. */
const most = 500

/** The user's other waiting approvals, in all systems with pages in the portal, and how to open them. */
export function useQueue(identity: SpecifiedSubApp, taskId: Id) {
  const portal = usePortal()
  const client = usePortalClient()
  const navigate = useNavigate()
  const unsaved = useUnsavedInput()
  const { isGone } = useDecisions()
  const { approvals, page } = useTexts()
  const failureText = useFailureText()
  const { message } = App.useApp()
  const isOpening = useRef(false)
  const { data } = useQuery({
    queryKey: ['queue'],
    queryFn: async ({ signal }) => {
      const body = { pageIndex: 1, pageRows: most }
      const tasks = (await client.findTodoTasks({ body }, { signal })).data
      return tasks.filter(({ systemCode }) => specifiedSystems.rule(systemCode).opens === 'inside')
    },
  })

  /** In this tab if the page is this sub-app's, otherwise replacing this tab. */
  async function go(task: Task): Promise<void> {
    const { url, systemCode } = (await client.getTaskUrl({ body: { taskId: task.taskId } })).data
    const rule = specifiedSystems.rule(systemCode)
    if (rule.opens !== 'inside') return
    if (rule.app === identity) return void (await navigate(url))
    const title = fill(approvals.title, { number: task.businessKey })
    const result = await portal.openTab({ app: rule.app, path: url, title })
    if (result === 'refused-permission') void message.error(page.refused)
    if (result === 'opened' && unsaved.isEmpty()) portal.closeTab()
  }

  return {
    /** Undefined until it is known, and where it cannot be loaded: it is an offer only. */
    place: data && placeIn(data, taskId, isGone),
    async open(task: Task | undefined) {
      if (!task || isOpening.current) return
      isOpening.current = true
      try {
        await go(task)
      } catch (error) {
        if (endedSession(error)) portal.sessionExpired()
        void message.error(failureText(error))
      } finally {
        isOpening.current = false
      }
    },
  }
}

export type Queue = ReturnType<typeof useQueue>
