import type { Task } from '@portal/protocol/calls/approval'
import type { Id } from '@portal/protocol/rules/ids'
import { specifiedSystems } from '@portal/protocol/systems'
import { usePortal } from '@portal/sub-app-sdk/react'
import { useQuery } from '@tanstack/react-query'
import { App } from 'antd'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useFailure, usePortalClient } from '../backend/portal-client.ts'
import { fill, useTexts } from '../i18n/texts.ts'
import { useIdentity } from '../identity.ts'
import { useUnsavedInput } from '../page/unsaved-input.tsx'
import { useOpenPage } from '../page/use-open-page.ts'
import { useDecisions } from './decision-keeper.tsx'
import { placeIn } from './queue.ts'

/** More than people work through. */
const most = 500

/** The user's other waiting approvals, in all systems with pages in the portal, and how to open them. */
export function useQueue(taskId: Id) {
  const identity = useIdentity()
  const portal = usePortal()
  const client = usePortalClient()
  const navigate = useNavigate()
  const unsaved = useUnsavedInput()
  const { isGone } = useDecisions()
  const { approvals } = useTexts()
  const openPage = useOpenPage()
  const failure = useFailure()
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
    const result = await openPage(url, title, rule.app)
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
        void message.error(failure(error))
      } finally {
        isOpening.current = false
      }
    },
  }
}

export type Queue = ReturnType<typeof useQueue>
