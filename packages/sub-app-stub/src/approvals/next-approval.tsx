import { Button, Flex, Typography } from 'antd'
import { useNavigate } from 'react-router-dom'
import { useCall, usePortalClient } from '../backend/use-call.ts'
import { useTexts } from '../i18n/texts.ts'

/** Leads in the same tab to the approval of the system that waits longest; says so when none is left. */
export function NextApproval({ systemCode }: { readonly systemCode: string }) {
  const { approvals, home } = useTexts()
  const navigate = useNavigate()
  const client = usePortalClient()
  const { data, error } = useCall(systemCode, async (signal) => {
    const body = { systemCode, pageIndex: 1, pageRows: 1 }
    const [task] = (await client.findTodoTasks({ body }, { signal })).data
    if (!task) return {}
    const { url } = (await client.getTaskUrl({ body: { taskId: task.taskId } }, { signal })).data
    return { next: { title: task.title, url } }
  })
  // Only an offer: the decision itself is shown.
  if (error !== undefined || !data) return null
  const { next } = data
  if (!next) return <Typography.Text type="secondary">{home.nothingWaits}</Typography.Text>
  return (
    <Flex wrap align="center" gap={12}>
      <Button type="primary" onClick={() => void navigate(next.url)}>
        {approvals.next}
      </Button>
      <Typography.Text type="secondary">{next.title}</Typography.Text>
    </Flex>
  )
}
